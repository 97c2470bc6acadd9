import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { PublicSuggestion } from '@fanfare/contract/data/comment.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { lookOf } from '../claim-state.ts'
import { usePublicClaim, type VisitorRefusal } from '../hooks/use-public-claim.ts'
import { ByHand } from './by-hand.tsx'
import { ClaimButton } from './claim-button.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { SuggestionMarks } from './suggestion-marks.tsx'

export interface PublicSuggestionCardProps {
  suggestion: PublicSuggestion
  /** Why the last try to copy this one was refused. */
  refusal: VisitorRefusal | null
  /** Hears of a refusal, and that none stands any more. */
  onRefusal: (refusal: VisitorRefusal | null) => void
}

/** A suggestion as a visitor sees it. */
export function PublicSuggestionCard({ suggestion, refusal, onRefusal }: PublicSuggestionCardProps) {
  const { t } = useTranslation('suggestions')
  const claim = usePublicClaim(suggestion, onRefusal)
  const look = lookOf(suggestion, claim)
  const usedByOthers = look === 'used'

  return (
    <li>
      <article
        aria-label={t('publicCardLabel')}
        className={clsx(
          'flex flex-col gap-3 rounded-lg border p-4',
          usedByOthers ? 'border-dashed border-line-strong' : 'border-line bg-surface shadow-card',
        )}
      >
        <p className={clsx('text-md break-words whitespace-pre-line', usedByOthers && 'text-muted')}>
          {suggestion.content}
        </p>
        {claim.byHand !== null && !usedByOthers && <ByHand words={claim.byHand} free={look === 'free'} />}
        {refusal && <RefusalNotice refusal={refusal} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <SuggestionMarks suggestion={suggestion} />
            <RelativeTime iso={suggestion.createdAt} />
          </div>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1.5">
            <ClaimButton look={look} canUnlock={suggestion.lockedByYou} claim={claim} />
          </div>
        </div>
      </article>
    </li>
  )
}
