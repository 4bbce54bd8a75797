import Button from '@mui/material/Button';
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
  const { data: sessions, isError, refetch } = useGetSessionsQuery();

  return (
    <Section heading={texts.heading}>
      <p className={accountStyles.text}>{texts.intro}</p>
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} canEnd={canEnd} />
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

function SessionItem({ session, canEnd }: { session: AccountSession; canEnd: boolean }) {
  const dispatch = useAppDispatch();
  const device = session.device || texts.unknownDevice;
  const begun = formatMoment(session.created_at);
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <span className={styles.device}>{device}</span>
        {session.current && <span className={styles.current}>{texts.current}</span>}
        <span className={styles.times}>
          {texts.times(begun, formatLongDate(session.last_used_at))}
        </span>
      </div>
      {canEnd && !session.current && (
        <Button
          aria-label={texts.endNamed(device, begun)}
          onClick={() => {
            // The button goes with its session; the focus would go with it.
            document.querySelector<HTMLElement>('h1')?.focus();
            void dispatch(endSession(session.id));
          }}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
