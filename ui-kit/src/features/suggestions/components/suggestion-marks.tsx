import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublicSuggestion } from '@fanfare/contract/data/comment.ts'
import { moodName } from '@fanfare/contract/rules/mood.ts'
import { useLanguage } from '../../../i18n/languages.ts'
import { Badge } from '../../../primitives/badge.tsx'
import { MoodChip } from '../../../primitives/mood-chip.tsx'

export interface SuggestionMarksProps {
  suggestion: Pick<PublicSuggestion, 'mood' | 'isAiGenerated'>
}

/** The mood of a suggestion, and whether a machine wrote it. */
export function SuggestionMarks({ suggestion: { mood, isAiGenerated } }: SuggestionMarksProps) {
  const { t } = useTranslation('suggestions')
  const language = useLanguage()
  return (
    <>
      {mood && <MoodChip emoji={mood.emoji} label={moodName(mood.key, language)} color={mood.color} />}
      {isAiGenerated && (
        <Badge tone="brass" icon={<Sparkles aria-hidden />}>
          {t('ai')}
        </Badge>
      )}
    </>
  )
}
