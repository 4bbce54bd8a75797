import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import type { ApplicationListItem } from '../../../contract/schemas';
import { dateAnswered, selectDatePrompt } from '../../../store/datePromptSlice';
import { deletionDeclined, selectDeletionAsked } from '../../../store/deletionsSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { whenIdle } from '../../../ui/whenIdle';
import { ActionsContext } from './ActionsContext';

const loadMenu = async () => (await import('./ActionsMenu')).ActionsMenu;
const loadDatePrompt = async () => (await import('./DatePromptPopover')).DatePromptPopover;

const loadDeletionQuestion = async () => (await import('./DeletionQuestion')).DeletionQuestion;

const ActionsMenu = lazy(async () => ({ default: await loadMenu() }));
const DatePromptPopover = lazy(async () => ({ default: await loadDatePrompt() }));
const DeletionQuestion = lazy(async () => ({ default: await loadDeletionQuestion() }));

interface OpenMenu {
  application: ApplicationListItem;
  button: HTMLElement;
}

/** One menu for all cards or rows in it, and the questions for a date and before a deletion. */
export function ActionsProvider({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const dispatch = useAppDispatch();
  const datePrompt = useAppSelector(selectDatePrompt);
  // The question opens behind the move that it is about, but closes at once.
  const isPromptDue = useDeferredValue(datePrompt) === datePrompt;
  const deletionCandidate = useAppSelector(selectDeletionAsked);
  const open = useCallback((application: ApplicationListItem, button: HTMLElement) => {
    setMenu({ application, button });
  }, []);
  useEffect(
    () =>
      whenIdle(() => {
        // Whether they are missing shows when they are needed.
        Promise.all([loadMenu(), loadDatePrompt(), loadDeletionQuestion()]).catch(() => undefined);
      }),
    [],
  );

  useEffect(
    () => () => {
      // A question that is left unanswered doesn't wait for the next visit.
      dispatch(dateAnswered());
      dispatch(deletionDeclined());
    },
    [dispatch],
  );

  return (
    <ActionsContext value={open}>
      {children}
      <Suspense>
        {menu && (
          <ActionsMenu
            application={menu.application}
            button={menu.button}
            onClose={() => {
              setMenu(null);
            }}
          />
        )}
        {datePrompt && isPromptDue && <DatePromptPopover key={datePrompt.applicationId} prompt={datePrompt} />}
        {deletionCandidate && <DeletionQuestion candidate={deletionCandidate} />}
      </Suspense>
    </ActionsContext>
  );
}
