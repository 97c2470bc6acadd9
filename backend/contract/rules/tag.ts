import { TAG_MAX } from './limits.ts'

/** A tag as it is kept: trimmed, without leading `#`, lower case, inner white space as one hyphen. */
export function normalizeTag(name: string): string {
  return name.trim().replace(/^#+/, '').trim().toLowerCase().replace(/\s+/g, '-').slice(0, TAG_MAX)
}

/** Tags as they are kept, without empty ones and without repeats, in the order given. */
export function normalizeTags(names: readonly string[]): string[] {
  return [...new Set(names.map(normalizeTag).filter((name) => name !== ''))]
}
