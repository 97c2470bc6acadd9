import { clsx } from 'clsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicSuggestion, VisitorLimit } from '@fanfare/contract/suggestions/data/comment.ts'
import { UNDO_WINDOW_MS } from '@fanfare/contract/core/rules/limits.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { lookOf } from '../api/claim-state.ts'
import { textId } from '../hooks/selected-card.ts'
import { SubjectContext } from '../../../primitives/subject-context.ts'
import { useForgetCopy, useRecentCopyOf, useRememberCopy } from '../hooks/use-recent-copy.ts'
import { usePublicClaim } from '../hooks/use-public-claim.ts'
import { BlockedPost } from './blocked-post.tsx'
import { farCard } from './far-card.ts'
import { ClaimButton } from './claim-button.tsx'
import { ManualCopy } from './manual-copy.tsx'
import { CopiedActions, type PostLink } from './copied-actions.tsx'
import { VisitorLimitNotice } from './visitor-limit-notice.tsx'
import { SuggestionMarks } from './suggestion-marks.tsx'

export interface PublicSuggestionCardProps {
  suggestion: PublicSuggestion
  /** The link that it is a comment for. */
  link: PostLink
  /** Where it is in the list. */
  index: number
  /** Why the visitor cannot copy for now. */
  limit: VisitorLimit | null
  /** The latest copy of this suggestion hit the limit. */
  isRefused: boolean
  /** Called when a limit is reached, and with false when it no longer applies. */
  onRefusal: (id: string, isRefused: boolean) => void
  /** It is copied, or released: `text` is null then. */
  onClaim: (id: string, text: string | null) => void
}

/** A suggestion on a public post. Its props are stable, so that a copy renders one card. */
export const PublicSuggestionCard = memo(function PublicSuggestionCard(props: PublicSuggestionCardProps) {
  const { suggestion, link, index, limit, isRefused, onRefusal, onClaim } = props
  const { t } = useTranslation('suggestions')
  const { id, content } = suggestion
  const recent = useRecentCopyOf(id)
  const remember = useRememberCopy()
  const forget = useForgetCopy()
  const claim = usePublicClaim(suggestion, (refused) => onRefusal(id, refused !== null), {
    url: link.url,
    onCopied: (text, askedAt) => {
      remember({ id, content, text, undoUntil: askedAt + UNDO_WINDOW_MS, place: index })
      onClaim(id, text)
    },
    onReleased: () => {
      forget(id)
      onClaim(id, null)
    },
  })
  const look = lookOf(suggestion, claim)
  const usedByOthers = look === 'used'

  return (
    <li tabIndex={-1} className="outline-none" style={farCard(index)}>
      <article
        aria-label={t('publicCardLabel')}
        className={clsx(
          'flex flex-col gap-3 rounded-lg border p-4',
          usedByOthers ? 'border-dashed border-line-strong' : 'border-line bg-surface shadow-card',
        )}
      >
        <p
          id={textId(id)}
          dir="auto"
          className={clsx('text-md break-words whitespace-pre-line', usedByOthers && 'text-muted')}
        >
          {suggestion.content}
        </p>
        {claim.manualText !== null && !usedByOthers && (
          <ManualCopy words={claim.manualText} available={look === 'available'} />
        )}
        {claim.isPostBlocked && suggestion.claimedByYou && <BlockedPost host={link.host} />}
        {isRefused && limit !== null && <VisitorLimitNotice limit={limit} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <SuggestionMarks suggestion={suggestion} />
            <RelativeTime iso={suggestion.createdAt} />
          </div>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1.5">
            <SubjectContext value={textId(id)}>
              <ClaimButton
                look={look}
                canCopy={limit === null}
                canRelease={suggestion.claimedByYou}
                claim={claim}
                undoUntil={recent?.undoUntil ?? null}
                next={
                  <CopiedActions
                    claim={claim}
                    copiedText={{
                      host: link.host,
                      url: link.url,
                      text: suggestion.content,
                      isLast: recent !== null,
                    }}
                  />
                }
              />
            </SubjectContext>
          </div>
        </div>
      </article>
    </li>
  )
})
