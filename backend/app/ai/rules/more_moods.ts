import type { AiMoodSelection } from '#contract/ai/data/ai'
import { AI_MORE_TEXTS } from '#contract/ai/rules/ai'

/**
 * The moods for "Generate five more": one text for each of the five enabled moods of which the post has the fewest.
 * With fewer moods, some get two texts.
 */
export function moreMoods(
  moodIds: readonly string[],
  disabled: ReadonlySet<string>,
  available: ReadonlyMap<string, number>,
): AiMoodSelection[] {
  const offered = moodIds.filter((id) => !disabled.has(id))
  // Stable, so that equal moods keep their order.
  const least = offered.toSorted((one, other) => (available.get(one) ?? 0) - (available.get(other) ?? 0))
  const chosen = least.slice(0, AI_MORE_TEXTS)
  return chosen.map((moodId, index) => ({ moodId, quantity: share(index, chosen.length) }))
}

/** The number of texts for the mood at an index. */
const share = (index: number, moods: number) =>
  Math.floor(AI_MORE_TEXTS / moods) + (index < AI_MORE_TEXTS % moods ? 1 : 0)
