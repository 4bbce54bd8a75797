import { announcementElementId, type Announcement, type Extension } from '../src/contract/announcement';
import type { Config } from './config';
import { demoAccount } from './demo/account';

/** What routes/ has beyond the spec. */
const extensions: readonly Extension[] = ['deleteApplication', 'logout', 'account'];

export function announcementOf(config: Pick<Config, 'demoAccount' | 'operator'>): Announcement {
  const { email, password } = demoAccount;
  return {
    ...(config.demoAccount && { demo: { email, password } }),
    operator: config.operator,
    extensions,
  };
}

const announcementElement = new RegExp(
  `(<script type="application/json" id="${announcementElementId}">)[^<]*(</script>)`,
);

/** Writes the announcement into its element of `index.html`. */
export function announce(html: string, announcement: Announcement): string {
  // No value may end the element that holds it.
  const json = JSON.stringify(announcement).replaceAll('<', '\\u003c');
  return html.replace(
    announcementElement,
    (_element, start: string, end: string) => start + json + end,
  );
}
