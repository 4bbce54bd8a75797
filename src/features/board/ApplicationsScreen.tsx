import { useEffect, type ReactNode } from 'react';
import { useGetApplicationsQuery } from '../../api/apiSlice';
import { prepareSearch } from '../../domain/viewFilter';
import { applicationsScreenLeft, selectIsAskedAhead } from '../../store/aheadSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { boardTexts } from '../../texts/boardTexts';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { RetryNotice } from '../../ui/RetryNotice';
import { whenIdle } from '../../ui/whenIdle';
import styles from './ApplicationsScreen.module.css';
import { ActionsProvider } from './actions/ActionsProvider';
import { FirstSteps } from './FirstSteps';
import { selectApplications } from './selectors';
import { Toolbar } from './Toolbar';
import { Ways } from './Ways';

/**
 * What board, list and archive have in common: the applications at once from
 * what is known and refreshed behind, the ways between the three, search and
 * filters, and the menu of each application.
 */
export function ApplicationsScreen({
  heading,
  beside,
  skeleton,
  children,
}: {
  heading: string;
  beside?: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
}) {
  const dispatch = useAppDispatch();
  const isAskedAhead = useAppSelector(selectIsAskedAhead);
  const { isKnown, isEmpty, isError, isFetching, refetch } = useGetApplicationsQuery(undefined, {
    refetchOnMountOrArgChange: !isAskedAhead,
    // Another tab may have changed something meanwhile.
    refetchOnFocus: true,
    selectFromResult: ({ data, isError, isFetching }) => ({
      isKnown: data !== undefined,
      isEmpty: data?.length === 0,
      isError,
      isFetching,
    }),
  });
  useEffect(() => () => void dispatch(applicationsScreenLeft()), [dispatch]);
  usePreparedSearch();

  return (
    <Page
      heading={heading}
      width="full"
      beside={
        <>
          <Ways />
          <div className={styles.news}>
            {beside}
            {!isKnown && isFetching && <Loading />}
          </div>
        </>
      }
    >
      {isError && !isFetching && <RetryNotice text={boardTexts.loadFailed} onRetry={refetch} />}
      {isEmpty ? <FirstSteps /> : <Toolbar />}
      {isKnown && <ActionsProvider>{children}</ActionsProvider>}
      {!isKnown && isFetching && skeleton}
    </Page>
  );
}

/** So many at a time are made ready for a search, so that nothing has to wait for it. */
const preparedAtOnce = 500;

/** The first letter of a search should not have to wait for what can be done before. */
function usePreparedSearch() {
  const applications = useAppSelector(selectApplications);
  useEffect(() => {
    let next = 0;
    let cancel = whenIdle(function prepare() {
      prepareSearch(applications.slice(next, next + preparedAtOnce));
      next += preparedAtOnce;
      if (next < applications.length) cancel = whenIdle(prepare);
    });
    return () => {
      cancel();
    };
  }, [applications]);
}
