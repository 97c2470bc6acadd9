import type { AiMoodSelection } from '@fanfare/contract/data/ai.ts'
import type { Mood } from '@fanfare/contract/data/mood.ts'
import { AI_QUANTITY_MAX, AI_TEXTS_MAX } from '@fanfare/contract/rules/ai.ts'

/** How many texts are asked for. */
export function totalOf(selection: readonly AiMoodSelection[]): number {
  return selection.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What can be asked for of an earlier selection: moods that are offered, in quantities that a run has. */
export function offeredOf(selection: readonly AiMoodSelection[], moods: readonly Mood[]): AiMoodSelection[] {
  const offered: AiMoodSelection[] = []
  for (const { moodId, quantity } of selection) {
    const room = Math.min(AI_QUANTITY_MAX, AI_TEXTS_MAX - totalOf(offered))
    if (moods.some(({ id }) => id === moodId) && quantity >= 1 && room >= 1)
      offered.push({ moodId, quantity: Math.min(Math.floor(quantity), room) })
  }
  return offered
}
