/** Two sentences in a row; a full stop is added where the first one ends without. */
export function joinSentences(first: string, second: string): string {
  return /[.!?…]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`
}
