import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useGetSessionsQuery } from '../../api/apiSlice';
import type { AccountSession } from '../../contract/accountSchemas';
import { formatLongDate, formatMoment } from '../../domain/calendar';
import { endSession, logOutEverywhere } from '../../store/flows/endSessions';
import { useAppDispatch } from '../../store/hooks';
import { accountTexts } from '../../texts/accountTexts';
import { Loading } from '../../ui/Loading';
import { RetryNotice } from '../../ui/RetryNotice';
import { Section } from '../../ui/Section';
import accountStyles from './AccountPage.module.css';
import styles from './SessionsSection.module.css';

const { sessions: texts } = accountTexts;

/** Where the user is logged in, and the way to end it. */
export function SessionsSection({ canEnd }: { canEnd: boolean }) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const { data: sessions, isError, refetch } = useGetSessionsQuery();

  const end = async (id: number, button: HTMLElement) => {
    const hasEnded = await dispatch(endSession(id)).unwrap();
    // The button goes with its session; the focus would go with it.
    if (hasEnded && document.activeElement === button) list.current?.focus({ preventScroll: true });
  };

  return (
    <Section heading={texts.heading}>
      <p className={accountStyles.text}>{texts.intro}</p>
      {sessions && (
        <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label={texts.heading}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={canEnd ? end : undefined} />
          ))}
        </ul>
      )}
      {!sessions && isError && (
        <RetryNotice text={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      {!sessions && !isError && <Loading />}
      {canEnd && (
        <div className={accountStyles.action}>
          <Button variant="outlined" onClick={() => void dispatch(logOutEverywhere())}>
            {texts.endAll}
          </Button>
          <span className={accountStyles.text}>{texts.endAllHint}</span>
        </div>
      )}
    </Section>
  );
}

function SessionItem({
  session,
  onEnd,
}: {
  session: AccountSession;
  /** Missing where it may not be ended. */
  onEnd: ((id: number, button: HTMLElement) => Promise<void>) | undefined;
}) {
  const device = session.device || texts.unknownDevice;
  const begun = formatMoment(session.created_at);
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <span className={styles.device}>{device}</span>
        {session.current && <span className={styles.current}>{texts.current}</span>}
      </div>
      <span className={styles.times}>
        {texts.times(begun, formatLongDate(session.last_used_at))}
      </span>
      {onEnd && !session.current && (
        <Button
          aria-label={texts.endNamed(device, begun)}
          onClick={({ currentTarget }) => onEnd(session.id, currentTarget)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
