import type { CommunityTagList } from '#contract/data/tag'

/** So many tags are offered: those that most posts carry. */
const OFFERED_MAX = 200

export interface CountedTag {
  id: string
  name: string
  total: number
}

/** What a filter offers of tags that come with those first that most posts carry. */
export function offerTags(counted: readonly CountedTag[]): CommunityTagList {
  const offered = counted.slice(0, OFFERED_MAX).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    tags: offered.map(({ id, name, total }) => ({ id, name, postsCount: Number(total) })),
    total: counted.length,
  }
}
