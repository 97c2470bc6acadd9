import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import { moodName } from '@fanfare/contract/posts/rules/mood.ts'
import { useLanguage } from '@fanfare/ui-kit/i18n/languages.ts'

export interface RowMarksProps {
  mood: Mood | null
  isGenerated: boolean
}

/** The mood of a text and whether it is generated, as icons with names for screen readers. */
export function RowMarks({ mood, isGenerated }: RowMarksProps) {
  const { t } = useTranslation('suggestions')
  const language = useLanguage()
  return (
    <span className="inline-flex min-w-4 shrink-0 items-center gap-1 text-xs/5">
      {mood && (
        <span title={moodName(mood.key, language)}>
          <span aria-hidden className="font-emoji">
            {mood.emoji}
          </span>
          <span className="sr-only">{moodName(mood.key, language)}</span>
        </span>
      )}
      {isGenerated && (
        <>
          <Sparkles aria-hidden className="size-3 text-brass-text" />
          <span className="sr-only">{t('ai')}</span>
        </>
      )}
    </span>
  )
}
