import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { ApplicationListItem } from '../../../contract/schemas';
import { applicationWanted } from '../actions/focusActionsOf';

/** How often to try with a row that has to be drawn and measured first. */
const tries = 20;

/** Where a key leads from a row. */
const targets: Record<string, (index: number, last: number) => number> = {
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowDown: (index, last) => Math.min(index + 1, last),
  Home: () => 0,
  End: (_index, last) => last,
};

function rowIdOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row ? Number(row.getAttribute('data-row')) : null;
}

/** Where the focus is on its way to; it is given up when the user goes elsewhere. */
type Wanted = RefObject<number | null>;

/** Focuses the link of a row, and keeps it in sight while rows are measured and take their places. */
function focusRow(
  body: RefObject<HTMLElement | null>,
  wanted: Wanted,
  left = tries,
  wasThere = false,
): void {
  if (wanted.current === null || left === 0) return;
  const link = body.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] a`);
  const isThere = () => link !== undefined && link === document.activeElement;
  if (isThere()) link?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  else if (wasThere) return;
  else link?.focus();
  requestAnimationFrame(() => {
    focusRow(body, wanted, left - 1, isThere());
  });
}

/** Moves the focus from row to row by the arrow keys, Home and End. */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  rows: readonly ApplicationListItem[],
) {
  const [focused, setFocused] = useState<number | null>(null);
  const focusedIndex = focused === null ? -1 : rows.findIndex(({ id }) => id === focused);
  const lastIndex = useRef(-1);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (focusedIndex >= 0) {
      lastIndex.current = focusedIndex;
      return;
    }
    // The row is gone and the focus with it, as after a way out of the archive.
    const neighbour = rows[Math.min(lastIndex.current, rows.length - 1)];
    lastIndex.current = -1;
    if (neighbour && document.activeElement === document.body) {
      wanted.current = neighbour.id;
      focusRow(body, wanted);
    }
  }, [focusedIndex, rows, body]);

  useEffect(() => {
    const draw = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const wantedRow = rows.find(({ id }) => id === event.detail);
      if (wantedRow) setFocused(wantedRow.id);
    };
    document.addEventListener(applicationWanted, draw);
    return () => {
      document.removeEventListener(applicationWanted, draw);
    };
  }, [rows]);

  const onFocus = ({ target }: FocusEvent) => {
    const id = rowIdOf(target);
    if (id !== wanted.current) wanted.current = null;
    setFocused(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const findTarget = targets[key];
    // A key that comes before the focus has arrived goes on from where it is going.
    const from = wanted.current ?? rowIdOf(target);
    const index = rows.findIndex(({ id }) => id === from);
    if (!findTarget || index < 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const next = rows[findTarget(index, rows.length - 1)];
    if (!next) return;
    event.preventDefault();
    // So that it is drawn, wherever it is.
    setFocused(next.id);
    wanted.current = next.id;
    focusRow(body, wanted);
  };

  return { focusedIndex, onFocus, onKeyDown };
}
