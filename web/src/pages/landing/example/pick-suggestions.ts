import type { PublicSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'

/** Longer suggestions do not fit into three lines of a card. */
const LENGTH_MAX = 120
const SHOWN = 3

/** The ids of the suggestions to show: available before used, short before long. Empty when only one would fit. */
export function pickSuggestions(suggestions: readonly PublicSuggestion[]): string[] {
  const short = suggestions
    .filter(({ content }) => content.length <= LENGTH_MAX)
    .toSorted(
      (one, other) =>
        Number(one.isLocked) - Number(other.isLocked) || one.content.length - other.content.length,
    )
    .slice(0, SHOWN)
  return short.length > 1 && !short[0]!.isLocked ? short.map(({ id }) => id) : []
}
