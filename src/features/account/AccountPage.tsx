import type { Account } from '../../contract/accountSchemas';
import { useGetAccountQuery } from '../../api/apiSlice';
import { accountTexts } from '../../texts/accountTexts';
import { useAnnouncement } from '../../ui/AnnouncementContext';
import { Loading } from '../../ui/Loading';
import { InfoNotice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { RetryNotice } from '../../ui/RetryNotice';
import styles from './AccountPage.module.css';
import { DataSection } from './DataSection';
import { DeletionSection } from './DeletionSection';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';

/** What a user can do with their account. */
export function AccountPage() {
  const { data: account, isError, refetch } = useGetAccountQuery();
  return (
    <Page heading={accountTexts.heading}>
      {account && <AccountSections account={account} />}
      {!account && isError && (
        <RetryNotice text={accountTexts.loadFailed} onRetry={() => void refetch()} />
      )}
      {!account && !isError && <Loading />}
    </Page>
  );
}

function AccountSections({ account: { username, email } }: { account: Account }) {
  const isDemo = useAnnouncement().demo?.email === email;
  return (
    <>
      <p className={styles.who}>{accountTexts.signedInAs(username, email)}</p>
      {isDemo && (
        <div className={styles.notice}>
          <InfoNotice>{accountTexts.demo}</InfoNotice>
        </div>
      )}
      {!isDemo && <PasswordSection email={email} />}
      <SessionsSection canEnd={!isDemo} />
      <DataSection />
      {!isDemo && <DeletionSection email={email} />}
    </>
  );
}
