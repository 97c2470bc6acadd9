import type { Suggestion } from '@fanfare/contract/data/comment.ts'

/** The suggestion shown first. Its text is known even when its page has not been loaded. */
export interface ListHead {
  id: string
  content: string
}

/** The first suggestion and the others. */
export interface SplitList {
  /** The first one in full, if it is on a loaded page. */
  first: Suggestion | null
  rest: Suggestion[]
}

/** Takes the head out of the list, so that it is rendered once. */
export function splitHead(suggestions: readonly Suggestion[], head: ListHead | null): SplitList {
  const first = suggestions.find(({ id }) => id === head?.id) ?? null
  return { first, rest: suggestions.filter((each) => each !== first) }
}
