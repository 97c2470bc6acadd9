import type { AiMoodSelection } from '#contract/data/ai'
import { AI_MORE_TEXTS } from '#contract/rules/ai'

/**
 * What "Generate five more" asks for: one text of each of the five enabled moods the post has least of. With fewer moods
 * some are asked for twice.
 */
export function moreMoods(
  moodIds: readonly string[],
  disabled: ReadonlySet<string>,
  available: ReadonlyMap<string, number>,
): AiMoodSelection[] {
  const offered = moodIds.filter((id) => !disabled.has(id))
  // Stable, so that equal ones stay in the order they are offered in.
  const least = offered.toSorted((one, other) => (available.get(one) ?? 0) - (available.get(other) ?? 0))
  const chosen = least.slice(0, AI_MORE_TEXTS)
  return chosen.map((moodId, index) => ({ moodId, quantity: share(index, chosen.length) }))
}

/** The part of the texts that the mood at an index gets. */
const share = (index: number, moods: number) =>
  Math.floor(AI_MORE_TEXTS / moods) + (index < AI_MORE_TEXTS % moods ? 1 : 0)
