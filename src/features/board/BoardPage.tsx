import { useMemo } from 'react';
import { isFiltered } from '../../domain/boardView';
import { searchWords } from '../../domain/search';
import { boardStatuses } from '../../domain/status';
import { selectBoardView } from '../../store/boardViewSlice';
import { useAppSelector } from '../../store/hooks';
import { boardTexts } from '../../texts/boardTexts';
import { useToday } from '../../ui/useToday';
import { ApplicationsScreen } from './ApplicationsScreen';
import { Board, BoardSkeleton } from './Board';
import { DraggingProvider } from './dragging/DraggingProvider';
import { DueCount } from './DueCount';
import { selectBoard } from './selectors';
import { FoundCount } from './FoundCount';
import { NothingFound } from './Toolbar';

export function BoardPage() {
  const today = useToday();
  const board = useAppSelector((state) => selectBoard(state, today));
  const view = useAppSelector(selectBoardView);
  const words = useMemo(() => searchWords(view.search), [view.search]);
  const isNothingFound =
    isFiltered(view) && boardStatuses.every((status) => board.columns[status].length === 0);

  return (
    <ApplicationsScreen
      heading={boardTexts.heading}
      beside={board.dueCount > 0 && <DueCount count={board.dueCount} />}
      skeleton={<BoardSkeleton />}
    >
      <FoundCount isFiltered={isFiltered(view)} board={board} />
      {isNothingFound && <NothingFound />}
      <DraggingProvider today={today}>
        <Board board={board} today={today} words={words} />
      </DraggingProvider>
    </ApplicationsScreen>
  );
}
