import type { PostState, Visibility } from '#contract/posts/rules/post'
import type { Membership } from '#organizations/public'
import type { SqlFragment } from '#core/database/sql/sql_fragment'

/** Which posts of an organization to select; an absent filter matches everything. */
export interface PostFilter {
  organizationId: string
  visibility?: Visibility
  /** Posts that are scheduled match no other state, and not when it is absent. */
  state?: PostState | 'open'
  /** Who searches scheduled posts; only those they see match. */
  viewer?: Membership
  authorId?: string
  /** Any of these tags, by name. */
  tags?: readonly string[]
  /** Beginnings of words; a post has to match all of them. */
  search?: string
  /** Selects an `id`; only these posts match. */
  among?: SqlFragment
}

/** Whether a filter matches every post of the organization that has started. */
export const hasNoFilter = (filter: PostFilter): boolean => !filter.visibility && !isNarrow(filter)

/** Whether a filter requires counting posts, because no total is stored for it. */
export function isNarrow({ state, authorId, tags = [], search, among }: PostFilter): boolean {
  const facts = [state, authorId, search, among]
  return tags.length > 0 || facts.some((fact) => fact !== undefined)
}
