import { useAppSelector } from '../../../store/hooks';
import { viewTexts } from '../../../texts/viewTexts';
import { useToday } from '../../../ui/useToday';
import { selectList } from '../selectors';
import { TableScreen } from './TableScreen';

/** All applications, for those who think in tables. */
export function ListPage() {
  const today = useToday();
  const list = useAppSelector((state) => selectList(state, today));
  return <TableScreen heading={viewTexts.list.heading} list={list} today={today} />;
}
