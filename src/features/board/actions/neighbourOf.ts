/** The application that stands after this one on the screen, or else before it. */
export function neighbourOf(applicationId: number): number | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-actions-of]')];
  const index = buttons.findIndex(
    ({ dataset }) => dataset['actionsOf'] === String(applicationId),
  );
  const neighbour = buttons[index + 1] ?? buttons[index - 1];
  const id = neighbour?.dataset['actionsOf'];
  return id === undefined ? undefined : Number(id);
}
