import type { CommunityTag } from '@fanfare/contract/data/tag.ts'

/** How many tags a filter offers at once; the search finds the rest. */
const OFFERED = 30

/**
 * The tags a filter offers: those that are switched on always, then those the search matches,
 * the most used first. Without a search these are simply the most used ones.
 */
export function findTags(
  tags: readonly CommunityTag[],
  search: string,
  selected: readonly string[],
): CommunityTag[] {
  const wanted = search.trim().replace(/^#/, '').toLowerCase()
  const byUse = tags.toSorted((a, b) => b.postsCount - a.postsCount || a.name.localeCompare(b.name))
  const on = byUse.filter(({ name }) => selected.includes(name))
  const found = byUse.filter(({ name }) => !selected.includes(name) && name.includes(wanted))
  return [...on, ...found.slice(0, OFFERED)]
}
