import { mdiClose, mdiMagnify } from '@mdi/js';
import { useId } from 'react';
import {
  isFiltered,
  sortDirections,
  sortKeys,
  spans,
  type SortOrder,
} from '../../domain/boardView';
import { filterChosen, searchTyped, selectBoardView, viewReset } from '../../store/boardViewSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { viewTexts } from '../../texts/viewTexts';
import { Icon } from '../../ui/Icon';
import { searchFieldId } from '../../ui/searchFieldId';
import { selectCompaniesInUse } from './selectors';
import styles from './Toolbar.module.css';

const orders: readonly SortOrder[] = sortKeys.flatMap((sort) =>
  sortDirections.map((direction) => ({ sort, direction })),
);

const orderName = ({ sort, direction }: SortOrder) => `${sort} ${direction}`;

/** Search, filters and order; they live in the store and in the address. */
export function Toolbar() {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectBoardView);
  const companies = useAppSelector(selectCompaniesInUse);
  return (
    <div role="search" aria-label={viewTexts.toolbar} className={styles.toolbar}>
      <div className={styles.search}>
        <label htmlFor={searchFieldId}>{viewTexts.search}</label>
        <div className={styles.searchField}>
          <Icon path={mdiMagnify} size="small" />
          <input
            id={searchFieldId}
            type="search"
            value={view.search}
            placeholder={viewTexts.searchHint}
            autoComplete="off"
            onChange={(event) => dispatch(searchTyped(event.target.value))}
          />
        </div>
      </div>
      <Choice
        label={viewTexts.company}
        value={String(view.companyId ?? '')}
        options={[
          { value: '', text: viewTexts.anyCompany },
          ...companies.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
        onChange={(value) => dispatch(filterChosen({ companyId: value ? Number(value) : null }))}
      />
      <Choice
        label={viewTexts.span}
        value={String(view.span ?? '')}
        options={[
          { value: '', text: viewTexts.anySpan },
          ...spans.map((span) => ({ value: String(span), text: viewTexts.spans[span] })),
        ]}
        onChange={(value) =>
          dispatch(filterChosen({ span: spans.find((span) => String(span) === value) ?? null }))
        }
      />
      <Choice
        label={viewTexts.sort}
        value={orderName(view)}
        options={orders.map((order) => ({
          value: orderName(order),
          text: viewTexts.sorts[order.sort][order.direction],
        }))}
        onChange={(value) => {
          const order = orders.find((order) => orderName(order) === value);
          if (order) dispatch(filterChosen(order));
        }}
      />
      <label className={styles.due}>
        <input
          type="checkbox"
          checked={view.dueOnly}
          onChange={(event) => dispatch(filterChosen({ dueOnly: event.target.checked }))}
        />
        {viewTexts.dueOnly}
      </label>
      {isFiltered(view) && <ResetView />}
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Back to everything. */
export function ResetView() {
  const dispatch = useAppDispatch();
  const reset = () => {
    dispatch(viewReset());
    // The button goes; who used it most likely looks for something else now.
    document.getElementById(searchFieldId)?.focus();
  };
  return (
    <button type="button" className={styles.reset} onClick={reset}>
      <Icon path={mdiClose} size="small" />
      {viewTexts.reset}
    </button>
  );
}

/** Said where search and filters leave nothing. */
export function NothingFound() {
  return (
    <div className={styles.nothing} role="status">
      <p>{viewTexts.nothingFound}</p>
      <ResetView />
    </div>
  );
}
