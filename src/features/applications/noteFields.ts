import type { FormApi } from 'final-form';

/**
 * React Final Form fills a field that it doesn't know with what the form began
 * with at this place: the text of a note that has been removed since. So each
 * note is made known as soon as it is there.
 */
export function registerNotes<Values>(form: FormApi<Values>, count: number): void {
  for (let place = 0; place < count; place += 1) {
    // Final Form's types know the names of the first level only.
    form.registerField(`notes[${place}].text` as keyof Values, () => {}, {});
  }
}
