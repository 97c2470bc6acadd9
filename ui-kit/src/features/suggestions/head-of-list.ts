import type { Suggestion } from '@fanfare/contract/data/comment.ts'

/** What is shown first: the words are known even when its page has not been loaded. */
export interface Head {
  id: string
  content: string
}

/** A list with its head taken out. */
export interface Headed {
  /** The head in full, when it is on a loaded page. */
  first: Suggestion | null
  rest: Suggestion[]
}

/** Takes the head out of the list, so that it is shown once. */
export function headed(suggestions: readonly Suggestion[], head: Head | null): Headed {
  const first = suggestions.find(({ id }) => id === head?.id) ?? null
  return { first, rest: suggestions.filter((each) => each !== first) }
}
