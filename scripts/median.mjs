/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [lower = NaN, upper = NaN] = sorted.slice(middle - 1, middle + 1);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : (lower + upper) / 2;
}
