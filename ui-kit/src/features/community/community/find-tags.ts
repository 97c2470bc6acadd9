import type { CommunityTag } from '@fanfare/contract/posts/data/tag.ts'

/** Tags shown at once; the search finds the rest. */
const SHOWN_MAX = 30

/**
 * The tags a filter shows: the selected ones, then those that match the search, most used first.
 * An empty search matches all.
 */
export function findTags(
  tags: readonly CommunityTag[],
  search: string,
  selected: readonly string[],
): CommunityTag[] {
  const wanted = search.trim().replace(/^#/, '').toLowerCase()
  // A searched tag may be among the most used ones too.
  const known = [...new Map(tags.map((tag) => [tag.id, tag])).values()]
  const byUse = known.toSorted((a, b) => b.postsCount - a.postsCount || a.name.localeCompare(b.name))
  const on = byUse.filter(({ name }) => selected.includes(name))
  const found = byUse.filter(({ name }) => !selected.includes(name) && name.includes(wanted))
  return [...on, ...found.slice(0, SHOWN_MAX)]
}
