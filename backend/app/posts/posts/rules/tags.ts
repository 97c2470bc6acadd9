import type { PredefinableTag } from '#contract/posts/data/tag'

/** A row of a tag. */
export interface TagRow {
  id: string
  name: string
  is_predefined: boolean | number
}

export function toTag({ id, name, is_predefined }: TagRow): PredefinableTag {
  return { id, name, isPredefined: Boolean(is_predefined) }
}

/** The search words of a tag: its name, and the rest of the name after each hyphen. */
export function wordsOfTag(name: string): string[] {
  const parts = name.split('-')
  return parts.map((_part, at) => parts.slice(at).join('-')).filter((word) => word !== '')
}
