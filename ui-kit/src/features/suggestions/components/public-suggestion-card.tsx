import { clsx } from 'clsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PublicSuggestion } from '@fanfare/contract/data/comment.ts'
import { UNDO_WINDOW_MS } from '@fanfare/contract/rules/limits.ts'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { rememberReturnPath } from '../../../platform/session/return-to.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Notice } from '../../../primitives/notice.tsx'
import { lookOf } from '../api/claim-state.ts'
import { useForgetCopy, useRecentCopyOf, useRememberCopy } from '../hooks/use-recent-copy.ts'
import { usePublicClaim, type VisitorLimit } from '../hooks/use-public-claim.ts'
import { BlockedPost } from './blocked-post.tsx'
import { farCard } from './far-card.ts'
import { ClaimButton } from './claim-button.tsx'
import { ManualCopy } from './manual-copy.tsx'
import { CopiedActions, type PostLink } from './copied-actions.tsx'
import { SuggestionMarks } from './suggestion-marks.tsx'

export interface PublicSuggestionCardProps {
  suggestion: PublicSuggestion
  /** The link that it is a comment for. */
  link: PostLink
  /** Where it is in the list. */
  index: number
  /** The limit the last copy of this one ran into. */
  refusal: VisitorLimit | null
  /** Called when a limit is reached, and with null when it no longer applies. */
  onRefusal: (id: string, refusal: VisitorLimit | null) => void
}

/** A suggestion on a public post. Its props are stable, so that a copy renders one card. */
export const PublicSuggestionCard = memo(function PublicSuggestionCard(props: PublicSuggestionCardProps) {
  const { suggestion, link, index, refusal, onRefusal } = props
  const { t } = useTranslation('suggestions')
  const { id, content } = suggestion
  const recent = useRecentCopyOf(id)
  const remember = useRememberCopy()
  const forget = useForgetCopy()
  const claim = usePublicClaim(suggestion, (refused) => onRefusal(id, refused), {
    url: link.url,
    onCopied: (text, askedAt) =>
      remember({ id, content, text, undoUntil: askedAt + UNDO_WINDOW_MS, place: index }),
    onReleased: () => forget(id),
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
          dir="auto"
          className={clsx('text-md break-words whitespace-pre-line', usedByOthers && 'text-muted')}
        >
          {suggestion.content}
        </p>
        {claim.manualText !== null && !usedByOthers && (
          <ManualCopy words={claim.manualText} available={look === 'available'} />
        )}
        {claim.isPostBlocked && suggestion.claimedByYou && <BlockedPost host={link.host} />}
        {refusal && <VisitorLimitNotice refusal={refusal} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <SuggestionMarks suggestion={suggestion} />
            <RelativeTime iso={suggestion.createdAt} />
          </div>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1.5">
            <ClaimButton
              look={look}
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
          </div>
        </div>
      </article>
    </li>
  )
})

interface VisitorLimitNoticeProps {
  refusal: VisitorLimit
}

/** Why a visitor could not copy, with a link to sign in that comes back here. */
function VisitorLimitNotice({ refusal }: VisitorLimitNoticeProps) {
  const { t } = useTranslation('suggestions')
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const signIn = (
    <ButtonLink to="/login" size="sm" onClick={() => rememberReturnPath(pathname + search)}>
      {t('visitor.signIn')}
    </ButtonLink>
  )
  return (
    <Notice tone="info" action={status === 'authenticated' ? undefined : signIn}>
      {t(`visitor.${refusal}`)}
    </Notice>
  )
}
