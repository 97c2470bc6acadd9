/** Two sentences in a row; a full stop is added where the first one ends without. Repeated sentences are dropped. */
export function joinSentences(first: string, second: string): string {
  const rest = withoutRepeats(first, second)
  if (rest === '') return first
  return /[.!?…]$/.test(first) ? `${first} ${rest}` : `${first}. ${rest}`
}

/** The sentences of a text that the previous text does not contain: often both end with “Please try again.” */
export function withoutRepeats(before: string, text: string): string {
  const said = new Set(sentencesOf(before).map(bare))
  return sentencesOf(text)
    .filter((sentence) => !said.has(bare(sentence)))
    .join(' ')
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/)

const bare = (sentence: string) => sentence.replace(/[\s.!?…]+$/, '')
