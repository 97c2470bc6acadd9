import { normalizeTag } from '@fanfare/contract/posts/rules/tag.ts'

const SHOWN_MAX = 30

export interface MatchingTagsInput {
  /** All known tags, in order of preference. */
  known: readonly string[]
  chosen: readonly string[]
  /** The current input. */
  text: string
}

/** The tags that contain the input, prefix matches first, then the input as a new tag. */
export function matchingTags({ known, chosen, text }: MatchingTagsInput): string[] {
  const typed = normalizeTag(text)
  const matching = known.filter((tag) => tag.includes(typed) && !chosen.includes(tag))
  const prefixed = matching.filter((tag) => tag.startsWith(typed))
  const shown = [...prefixed, ...matching.filter((tag) => !prefixed.includes(tag))].slice(0, SHOWN_MAX)
  const isNew = typed !== '' && !known.includes(typed) && !chosen.includes(typed)
  return isNew ? [...shown, typed] : shown
}
