import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { useLanguage } from '../../i18n/languages.ts'
import { MoodChip } from '../../primitives/mood-chip.tsx'

export interface MoodLabelProps {
  mood: Mood
}

/** A mood with its name in the language of the interface. */
export function MoodLabel({ mood: { key, emoji, color } }: MoodLabelProps) {
  return <MoodChip emoji={emoji} label={moodName(key, useLanguage())} color={color} />
}
