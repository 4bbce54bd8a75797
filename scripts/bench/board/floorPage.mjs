import { columns } from './accounts.mjs';
import { openPage } from './probe.mjs';

/*
 * The floor: a static page with the same frame, the same styles and the same
 * cards, but without any framework. Its markup is taken from the real board, on
 * which a few applications stand for all: what is written in them can't be
 * mistaken for anything else, and so each becomes a template.
 */

const marks = {
  id: 900_000_001,
  job_title: 'Beispieltitel',
  company: 'Beispielfirma',
  created_at: '2001-02-03T12:00:00.000Z',
};
const followUps = { none: null, due: '2002-04-05', later: '2098-07-06' };

const rows = [
  ...Object.values(followUps).map((follow_up_on) => ({ status: 'DRAFT', follow_up_on })),
  // Each of the other columns needs a card, or it would have no list.
  ...columns.slice(1).map((status) => ({ status, applied_on: '2001-02-03', follow_up_on: null })),
].map((row, index) => ({
  ...row,
  id: marks.id + index,
  job_title: marks.job_title,
  created_at: marks.created_at,
}));

/** @param {string} html @param {number} index */
function templateOf(html, index) {
  return html
    .replaceAll(String(marks.id + index), '{id}')
    .replaceAll(marks.job_title, '{title}')
    .replaceAll(marks.company, '{company}')
    .replaceAll(marks.created_at, '{date}')
    .replaceAll('03.02.01', '{shortDate}')
    .replaceAll(/05\.04\.2002|06\.07\.2098/g, '{followUp}')
    .replaceAll('"DRAFT"', '"{status}"')
    .replaceAll('Entwurf', '{statusDisplay}');
}

/**
 * Runs in the real board: its parts as HTML, the three cards for themselves.
 *
 * @param {number} firstId
 */
function partsOfBoard(firstId) {
  const cardOf = (/** @type {number} */ id) =>
    document.querySelector(`[data-actions-of="${id}"]`)?.closest('li')?.outerHTML ?? '';
  const cards = [0, 1, 2].map((index) => cardOf(firstId + index));
  for (const list of document.querySelectorAll('section[data-status] ul')) list.innerHTML = '';
  // What Emotion writes in production is not in the text of its elements.
  const styles = [...document.styleSheets]
    .filter(({ href }) => !href)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')];
  const root = /** @type {HTMLElement} */ (document.getElementById('root'));
  return {
    cards,
    head: `${sheets.map(({ outerHTML }) => outerHTML).join('')}<style>${styles.join('\n')}</style>`,
    body: root.outerHTML,
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./accounts.mjs').Accounts} accounts
 * @returns {Promise<string>} the HTML of the page
 */
export async function makeFloorPage(browser, url, accounts) {
  const { token } = await accounts.createWith(url, marks.company, rows);
  const page = await openPage(browser, url, token);
  await page.goto('/applications');
  await page.locator(`[data-actions-of="${marks.id}"]`).waitFor();
  const { cards, head, body } = await page.evaluate(partsOfBoard, marks.id);
  await page.context().close();
  const [none, due, later] = cards.map(templateOf);
  return `<!doctype html>
<html lang="de">
  <head><meta charset="utf-8" /><title>Floor</title>${head}</head>
  <body>
    ${body}
    <script type="application/json" id="cards">${JSON.stringify({ none, due, later })}</script>
    <script type="module" src="/floor.mjs"></script>
  </body>
</html>`;
}
