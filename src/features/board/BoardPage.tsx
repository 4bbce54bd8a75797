import { useGetApplicationsQuery } from '../../api/apiSlice';
import { useAppSelector } from '../../store/hooks';
import { boardTexts } from '../../texts/boardTexts';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { RetryNotice } from '../../ui/RetryNotice';
import { useToday } from '../../ui/useToday';
import { Board, BoardSkeleton } from './Board';
import { DueCount } from './DueCount';
import { FirstSteps } from './FirstSteps';
import { selectBoard } from './selectors';

/** The board: at once from what is known, and refreshed behind. */
export function BoardPage() {
  const today = useToday();
  const { applicationCount, isError, isFetching, refetch } = useGetApplicationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: ({ data, isError, isFetching }) => ({
      applicationCount: data?.length,
      isError,
      isFetching,
    }),
  });
  const board = useAppSelector((state) => selectBoard(state, today));
  const isKnown = applicationCount !== undefined;

  return (
    <Page
      heading={boardTexts.heading}
      width="full"
      beside={
        <>
          {board.dueCount > 0 && <DueCount count={board.dueCount} />}
          {!isKnown && isFetching && <Loading />}
        </>
      }
    >
      {isError && !isFetching && <RetryNotice text={boardTexts.loadFailed} onRetry={refetch} />}
      {applicationCount === 0 && <FirstSteps />}
      {isKnown && <Board columns={board.columns} today={today} />}
      {!isKnown && isFetching && <BoardSkeleton />}
    </Page>
  );
}
