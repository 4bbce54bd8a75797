import { privacyText } from '../../texts/privacyText';
import { useAnnouncement } from '../../ui/AnnouncementContext';
import { LegalPage } from './LegalPage';

export function PrivacyPage() {
  return <LegalPage document={privacyText(useAnnouncement().operator)} />;
}
