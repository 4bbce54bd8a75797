import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { orderAfterClick, sortKeys } from '../../../domain/boardView';
import { filterChosen, selectBoardView } from '../../../store/boardViewSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { actionTexts } from '../../../texts/actionTexts';
import { viewTexts } from '../../../texts/viewTexts';
import styles from './ApplicationTable.module.css';

const arrows = { ascending: mdiArrowUp, descending: mdiArrowDown };

/** The columns; each sorts the rows, and the other way round when it does already. */
export function TableHead() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectBoardView);
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" className={styles.headRow} aria-rowindex={1}>
        {sortKeys.map((key) => (
          <div
            key={key}
            role="columnheader"
            aria-sort={key === view.sort ? view.direction : undefined}
          >
            <button
              type="button"
              className={styles.sort}
              onClick={() => dispatch(filterChosen(orderAfterClick(key, view)))}
            >
              {viewTexts.columns[key]}
              {key === view.sort && (
                <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                  <path fill="currentColor" d={arrows[view.direction]} />
                </svg>
              )}
            </button>
          </div>
        ))}
        <div role="columnheader">
          <span className={styles.aloud}>{actionTexts.actions}</span>
        </div>
      </div>
    </div>
  );
}
