import { Check, Copy, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoodLabel } from '@fanfare/ui-kit/components/moods/mood-label.tsx'
import { SuggestionMarks } from '@fanfare/ui-kit/features/suggestions/components/suggestion-marks.tsx'
import { Badge } from '@fanfare/ui-kit/primitives/badge.tsx'
import type { Row } from '../rows.ts'
import { useMood } from './use-mood.ts'
import { useRowTexts } from './use-row-texts.ts'

export interface PreviewOptions {
  justCopied: boolean
  readOnly: boolean
}

export interface Preview {
  text: string
  marks: ReactNode
  /** What Enter does; null when nothing can be copied now. */
  action: { label: string; icon?: ReactNode; isDone?: boolean } | null
}

/** What the preview shows of a row. The cover of a sensitive post reveals nothing. */
export function usePreview(row: Row, { justCopied, readOnly }: PreviewOptions): Preview {
  const { t } = useTranslation(['desktop', 'common'])
  const textsOf = useRowTexts()
  const mood = useMood(row.kind === 'generated' ? row.text.moodId : null)
  const copy = (label: string) => (readOnly ? null : { label, icon: <Copy aria-hidden /> })
  switch (row.kind) {
    case 'suggestion': {
      const { content, copiedContent, claimedByYou } = row.suggestion
      const done = { label: t('common:actions.copied'), icon: <Check aria-hidden />, isDone: true }
      return {
        text: copiedContent ?? content,
        marks: <SuggestionMarks suggestion={row.suggestion} />,
        action: claimedByYou || justCopied ? done : copy(t('common:actions.copy')),
      }
    }
    case 'generated':
      return {
        text: row.text.content,
        marks: (
          <>
            {mood && <MoodLabel mood={mood} />}
            <Badge tone="brass" icon={<Sparkles aria-hidden />}>
              {t('generate.new')}
            </Badge>
          </>
        ),
        action: copy(t('generate.approve')),
      }
    default: {
      const { state, action } = textsOf(row)
      const title = row.kind === 'cover' ? t('panel.sensitive') : row.offer.post.title
      return { text: state ?? title, marks: null, action: { label: action } }
    }
  }
}
