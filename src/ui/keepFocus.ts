import type { MouseEvent } from 'react';

/**
 * For what is pressed at the end of a form: it leaves the focus where it is. Else
 * a field would lose it, show its error and push the button away from under the
 * pointer before the click.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
