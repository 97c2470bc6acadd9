import { createHash } from 'node:crypto'
import { comparable } from '#comments/rules/comparable'

/** What tells exact repeats: the same for all texts that differ in what does not count (see `comparable`). */
export function wordsHash(text: string): string {
  return createHash('sha256').update(comparable(text)).digest('base64url')
}
