import { useMemo, type ReactNode } from 'react';
import type { IsoDate } from '../../../contract/dates';
import type { ApplicationList } from '../../../domain/applicationList';
import { searchWords } from '../../../domain/search';
import { selectBoardView } from '../../../store/boardViewSlice';
import { useAppSelector } from '../../../store/hooks';
import { boardTexts } from '../../../texts/boardTexts';
import { viewTexts } from '../../../texts/viewTexts';
import { ApplicationsScreen } from '../ApplicationsScreen';
import { NothingFound } from '../Toolbar';
import { ApplicationTable, TableSkeleton } from './ApplicationTable';
import styles from './ApplicationTable.module.css';

/** A screen of applications in a table, with what search and filters leave of them. */
export function TableScreen({
  heading,
  list: { rows, total },
  today,
  children,
}: {
  heading: string;
  list: ApplicationList;
  today: IsoDate;
  /** What else there is to say. */
  children?: ReactNode;
}) {
  const { search } = useAppSelector(selectBoardView);
  const words = useMemo(() => searchWords(search), [search]);
  const count = rows.length === total ? total : viewTexts.found(rows.length, total);

  return (
    <ApplicationsScreen heading={heading} skeleton={<TableSkeleton />}>
      {rows.length > 0 && (
        <>
          <p className={styles.count} role="status">
            {count} {boardTexts.countUnit(total)}
          </p>
          <ApplicationTable name={heading} rows={rows} today={today} words={words} />
        </>
      )}
      {rows.length === 0 && total > 0 && <NothingFound />}
      {children}
    </ApplicationsScreen>
  );
}
