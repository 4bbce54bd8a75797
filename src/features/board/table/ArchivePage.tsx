import { useAppSelector } from '../../../store/hooks';
import { viewTexts } from '../../../texts/viewTexts';
import { useToday } from '../../../ui/useToday';
import { selectArchive } from '../selectors';
import styles from './ApplicationTable.module.css';
import { TableScreen } from './TableScreen';

const { archive: texts } = viewTexts;

/** What is not on the board, so that no application is out of reach. */
export function ArchivePage() {
  const today = useToday();
  const list = useAppSelector((state) => selectArchive(state, today));
  return (
    <TableScreen heading={texts.heading} list={list} today={today}>
      {list.total === 0 && (
        <div className={styles.empty}>
          <p>{texts.empty}</p>
          <p>{texts.emptyHint}</p>
        </div>
      )}
    </TableScreen>
  );
}
