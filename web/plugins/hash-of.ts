import { createHash } from 'node:crypto'

/** A short hash of texts. */
export function hashOf(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}
