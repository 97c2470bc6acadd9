import { normalizeTag } from '@fanfare/contract/rules/tag.ts'

/** More than anybody reads; the rest is found by typing. */
const OFFERED = 30

export interface TagOffer {
  /** Every tag there is, the best ones first. */
  known: readonly string[]
  chosen: readonly string[]
  /** What is being typed. */
  text: string
}

/** The tags that fit what is typed, in the order they are known, those that begin with it first; last a new one. */
export function offeredTags({ known, chosen, text }: TagOffer): string[] {
  const typed = normalizeTag(text)
  const fitting = known.filter((tag) => tag.includes(typed) && !chosen.includes(tag))
  const first = fitting.filter((tag) => tag.startsWith(typed))
  const offered = [...first, ...fitting.filter((tag) => !first.includes(tag))].slice(0, OFFERED)
  const isNew = typed !== '' && !known.includes(typed) && !chosen.includes(typed)
  return isNew ? [...offered, typed] : offered
}
