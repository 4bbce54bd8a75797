import { imprintText } from '../../texts/imprintText';
import { useAnnouncement } from '../../ui/AnnouncementContext';
import { LegalPage } from './LegalPage';

export function ImprintPage() {
  return <LegalPage document={imprintText(useAnnouncement().operator)} />;
}
