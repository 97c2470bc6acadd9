import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'

/** The suggestion shown first. Its text is known even when its page has not been loaded. */
export interface ListHead {
  id: string
  content: string
}

/** The first suggestion and the others. */
export interface SplitList {
  /** The first suggestion in full, if it is on a loaded page. */
  first: Suggestion | null
  rest: Suggestion[]
}

/** Removes the head from the list, so that it is rendered once. */
export function splitHead(suggestions: readonly Suggestion[], head: ListHead | null): SplitList {
  const first = suggestions.find(({ id }) => id === head?.id) ?? null
  return { first, rest: suggestions.filter((each) => each !== first) }
}

/** Keeps the suggestion that was just copied at its index, although a refetch moves it behind the available ones. */
export function keepPlace<Item extends { id: string }>(
  items: readonly Item[],
  kept: { id: string; place: number | null } | null,
): Item[] {
  const item = items.find(({ id }) => id === kept?.id)
  if (item === undefined || kept === null || kept.place === null) return [...items]
  return items.filter((each) => each !== item).toSpliced(kept.place, 0, item)
}
