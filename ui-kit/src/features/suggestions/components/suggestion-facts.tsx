import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { Badge } from '../../../primitives/badge.tsx'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { SuggestionMarks } from './suggestion-marks.tsx'

export interface SuggestionFactsProps {
  suggestion: Comment
}

/** Mood, origin, author and age of a suggestion. */
export function SuggestionFacts({ suggestion }: SuggestionFactsProps) {
  const { t } = useTranslation('suggestions')
  const author = useAuthorName(suggestion)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <SuggestionMarks suggestion={suggestion} />
      {suggestion.isYours && <Badge tone="info">{t('you')}</Badge>}
      <span>
        {author !== null && <>{author} · </>}
        <RelativeTime iso={suggestion.createdAt} />
      </span>
    </div>
  )
}
