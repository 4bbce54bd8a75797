/**
 * Hands a mutation's answer on once it is there. A failure is not its business:
 * whoever sent the mutation is told.
 */
export async function learn<Data>(
  queryFulfilled: PromiseLike<{ data: Data }>,
  apply: (data: Data) => void,
): Promise<void> {
  const answer = await queryFulfilled.then(
    ({ data }) => ({ data }),
    () => undefined,
  );
  if (answer) apply(answer.data);
}
