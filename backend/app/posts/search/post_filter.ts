import type { ModerationStatus, Visibility } from '#contract/rules/post'

/** Which posts of an organization are looked for; what is absent does not matter. */
export interface PostFilter {
  organizationId: string
  visibility?: Visibility
  state?: ModerationStatus
  authorId?: string
  /** Any of these tags, by name. */
  tags?: readonly string[]
  /** Words that begin like these, all of them. */
  search?: string
}

/** Whether the filter asks for something whose number is not kept. */
export function isNarrow({ state, authorId, tags = [], search }: PostFilter): boolean {
  return state !== undefined || authorId !== undefined || tags.length > 0 || search !== undefined
}
