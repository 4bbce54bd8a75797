/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { announce, announcementOf } from '../../server/announcement';

const operator = {
  name: 'Erika </script><script>',
  address: 'Weg 1\n$& $1',
  email: 'e@example.com',
};
const html = readFileSync('index.html', 'utf8');

function announced(page: string): unknown {
  const match = /<script type="application\/json" id="announcement">(.*?)<\/script>/s.exec(page);
  return JSON.parse(match?.[1] ?? '');
}

it('fills the element of index.html and changes nothing else', () => {
  const page = announce(html, { operator });
  expect(announced(html)).toEqual({});
  expect(announced(page)).toEqual({ operator });
  expect(page.replace(/(id="announcement">).*?</s, '$1{}<')).toBe(html);
});

it('lets no value end the element', () => {
  expect(announce(html, { operator }).match(/<\/script>/g)).toEqual(html.match(/<\/script>/g));
});

it('tells of the demo account only where there is one', () => {
  expect(announcementOf({ demoAccount: false, operator })).toEqual({
    operator,
    extensions: ['deleteApplication', 'logout', 'account'],
  });
  expect(announcementOf({ demoAccount: true, operator })).toEqual({
    demo: { email: 'demo@example.org', password: expect.any(String) as string },
    operator,
    extensions: ['deleteApplication', 'logout', 'account'],
  });
});
