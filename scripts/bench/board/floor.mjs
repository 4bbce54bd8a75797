/*
 * The script of the floor page: fetches the same JSON as the board and writes
 * as many cards as the board shows.
 */

/** @typedef {import('../../../src/contract/schemas').ApplicationListItem} Application */

const templates = JSON.parse(document.getElementById('cards')?.textContent ?? '');
const shown = Number(new URLSearchParams(location.search).get('shown'));
const today = new Date().toLocaleDateString('sv');

/** @param {string} date */
const longDate = (date) => `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;

/** @param {Application} application */
function card(application) {
  const { id, job_title, company, status, status_display, follow_up_on, created_at } = application;
  const date =
    application.rejected_on ??
    application.offer_on ??
    application.interview_on ??
    application.applied_on ??
    created_at;
  /** @type {Record<string, string | number>} */
  const values = {
    id,
    title: job_title,
    company: company.name,
    status,
    statusDisplay: status_display,
    date,
    shortDate: longDate(date).replace(/\d\d(\d\d)$/, '$1'),
    followUp: follow_up_on ? longDate(follow_up_on) : '',
  };
  /** @type {string} */
  const template = !follow_up_on
    ? templates.none
    : follow_up_on <= today
      ? templates.due
      : templates.later;
  return template.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** @param {Element} column @param {string} text */
function setCount(column, text) {
  const count = column.querySelector('h2 + span > span');
  if (count) count.textContent = text;
}

/** @param {Application[]} applications @param {Application[]} all */
function write(applications, all) {
  for (const column of document.querySelectorAll('section[data-status]')) {
    const status = column.getAttribute('data-status');
    const inColumn = applications.filter((application) => application.status === status);
    const list = column.querySelector('ul');
    if (list) list.innerHTML = inColumn.slice(0, shown).map(card).join('');
    const total = all.filter((application) => application.status === status).length;
    setCount(column, inColumn.length === total ? `${total}` : `${inColumn.length} von ${total}`);
  }
}

const token = localStorage.getItem('authToken');
const response = await fetch('/api/applications/', { headers: { Authorization: `Token ${token}` } });
/** @type {Application[]} */
const applications = await response.json();
write(applications, applications);

document.querySelector('input[type=search]')?.addEventListener('input', ({ target }) => {
  const word = target instanceof HTMLInputElement ? target.value.toLowerCase() : '';
  const found = applications.filter(({ job_title, company, contact }) =>
    `${job_title}\n${company.name}\n${contact?.last_name}`.toLowerCase().includes(word),
  );
  write(found, applications);
});

/** A press on the button of a card moves it to the second column. */
document.addEventListener('click', ({ target }) => {
  const item = target instanceof Element && target.closest('li:has(article)');
  if (item) document.querySelector('section[data-status=APPLIED] ul')?.prepend(item);
});
