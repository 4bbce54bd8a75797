import { announcementElementId, type Announcement } from '../contract/announcement';

/** What the server wrote into the page; nothing where another one served it. */
export function readAnnouncement(page: Document): Announcement {
  const text = page.getElementById(announcementElementId)?.textContent;
  if (!text) return {};
  const announcement: unknown = JSON.parse(text);
  return typeof announcement === 'object' && announcement !== null ? announcement : {};
}
