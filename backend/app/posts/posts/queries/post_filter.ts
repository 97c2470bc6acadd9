import type { ModerationStatus, Visibility } from '#contract/posts/rules/post'

/** Which posts of an organization to select; an absent filter matches everything. */
export interface PostFilter {
  organizationId: string
  visibility?: Visibility
  state?: ModerationStatus
  authorId?: string
  /** Any of these tags, by name. */
  tags?: readonly string[]
  /** Beginnings of words; a post has to match all of them. */
  search?: string
}

/** Whether a filter requires counting posts, because no total is stored for it. */
export function isNarrow({ state, authorId, tags = [], search }: PostFilter): boolean {
  return state !== undefined || authorId !== undefined || tags.length > 0 || search !== undefined
}
