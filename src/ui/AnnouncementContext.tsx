import { createContext, use } from 'react';
import type { Announcement, Extension } from '../contract/announcement';

/** What the server announced; empty in front of a provider that announces nothing. */
export const AnnouncementContext = createContext<Announcement>({});

export function useAnnouncement(): Announcement {
  return use(AnnouncementContext);
}

export function useExtension(extension: Extension): boolean {
  return useAnnouncement().extensions?.includes(extension) ?? false;
}
