import { createContext, use } from 'react';
import type { Announcement } from '../contract/announcement';

/** What the server announced; empty in front of a provider that announces nothing. */
export const AnnouncementContext = createContext<Announcement>({});

export function useAnnouncement(): Announcement {
  return use(AnnouncementContext);
}
