import { similarityOf, measure, NEAR_DUPLICATE_MIN } from './similarity.js'

/** A text that is in use, and the suggestion it belongs to. */
export interface KnownText {
  id: string
  content: string
}

/** What a text comes too close to, and whether it says just the same. */
export interface Closest {
  text: KnownText
  isSame: boolean
}

/** Of the known texts the one that says the same, else the nearest near-duplicate; null when there is none. */
export function findClosest(text: string, known: readonly KnownText[]): Closest | null {
  const measured = measure(text)
  let found: Closest | null = null
  let similarity = NEAR_DUPLICATE_MIN
  for (const candidate of known) {
    const other = measure(candidate.content)
    if (other.text === measured.text) return { text: candidate, isSame: true }
    const next = similarityOf(measured, other)
    if (next >= similarity) [found, similarity] = [{ text: candidate, isSame: false }, next]
  }
  return found
}
