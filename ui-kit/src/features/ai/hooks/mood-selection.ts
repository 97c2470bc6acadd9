import type { AiMoodSelection } from '@fanfare/contract/ai/data/ai.ts'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { AI_QUANTITY_MAX, AI_TEXTS_MAX } from '@fanfare/contract/ai/rules/ai.ts'

/** How many texts are asked for. */
export function totalOf(selection: readonly AiMoodSelection[]): number {
  return selection.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The part of an earlier selection that is still possible: offered moods, within the limits of a run. */
export function offeredOf(selection: readonly AiMoodSelection[], moods: readonly Mood[]): AiMoodSelection[] {
  const offered: AiMoodSelection[] = []
  for (const { moodId, quantity } of selection) {
    const room = Math.min(AI_QUANTITY_MAX, AI_TEXTS_MAX - totalOf(offered))
    if (moods.some(({ id }) => id === moodId) && quantity >= 1 && room >= 1)
      offered.push({ moodId, quantity: Math.min(Math.floor(quantity), room) })
  }
  return offered
}

/** One text of the first offered mood. */
export function firstOf(moods: readonly Mood[]): AiMoodSelection[] {
  return moods.slice(0, 1).map(({ id }) => ({ moodId: id, quantity: 1 }))
}
