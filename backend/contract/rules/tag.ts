import { TAG_MAX } from './limits.ts'

/**
 * Normalizes a tag: trimmed, no leading `#`, lower case, a hyphen for inner white space. A comma, which separates tags
 * in a filter, counts as white space.
 */
export function normalizeTag(name: string): string {
  return name
    .replaceAll(',', ' ')
    .trim()
    .replace(/^#+/, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .slice(0, TAG_MAX)
}

/** Normalizes tags and drops empty ones and repeats; the order stays. */
export function normalizeTags(names: readonly string[]): string[] {
  return [...new Set(names.map(normalizeTag).filter((name) => name !== ''))]
}
