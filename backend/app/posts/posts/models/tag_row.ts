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
