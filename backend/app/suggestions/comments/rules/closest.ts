import { similarityOf, measure, NEAR_DUPLICATE_MIN } from './similarity.js'

/** A text that is in use, and the suggestion it belongs to. */
export interface KnownText {
  id: string
  content: string
}

/** The closest known text, and whether it is an exact repeat. */
export interface Closest {
  text: KnownText
  isSame: boolean
}

/** The known text that is an exact repeat, else the nearest near-duplicate; null when there is none. */
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
