import { clsx } from 'clsx'
import { Flag, Shuffle } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCover } from '../../../components/sensitive-cover.tsx'
import { RelativeTime } from '../../../i18n/relative-time.tsx'
import { Badge } from '../../../primitives/badge.tsx'
import { Button } from '../../../primitives/button.tsx'
import { DotItem, DotList } from '../../../primitives/dot-list.tsx'
import { HostIcon } from '../../../primitives/host-icon.tsx'
import { lookOf } from '../api/claim-state.ts'
import { BlockedPost } from '../components/blocked-post.tsx'
import { ClaimButton } from '../components/claim-button.tsx'
import { CopiedActions } from '../components/copied-actions.tsx'
import { ManualCopy } from '../components/manual-copy.tsx'
import { useReservation } from './use-reservation.ts'
import { useSeen } from './use-seen.ts'
import { useWaitingClaim, type WaitingClaimOptions } from './use-waiting-claim.ts'

export interface WaitingCardProps extends WaitingClaimOptions {
  /** The page of the post. */
  path: string
  /** Puts the post off. */
  notNow: ReactNode
}

/** The id of the card that is shown. */
export const WAITING_CARD_ID = 'waiting-card'

/** A post that waits for the member, with the text they would copy. */
export function WaitingCard({ path, notNow, ...options }: WaitingCardProps) {
  const { post, suggestion } = options
  const { t } = useTranslation(['suggestions', 'common'])
  const cover = useCover(post)
  const card = useRef<HTMLElement>(null)
  const isSeen = useSeen(card)
  const { claim, recent } = useWaitingClaim(options)
  const { showAnother, isChanging } = useReservation({ ...options, postId: post.id, isSeen })
  const isMine = recent !== null
  const look = lookOf({ id: suggestion.id, isLocked: isMine, claimedByYou: isMine }, claim)
  const text = isMine ? recent.text : suggestion.content
  const { host, postUrl: url } = post
  return (
    <article
      id={WAITING_CARD_ID}
      ref={card}
      tabIndex={-1}
      data-seen={isSeen || undefined}
      aria-label={t('waiting.card', { title: cover.title })}
      className="flex scroll-my-20 flex-col gap-3 rounded-lg border border-accent/50 bg-surface p-4 ring-3 ring-accent/15 outline-none sm:px-5"
    >
      <div className="flex gap-3">
        <HostIcon host={host} />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold tracking-[-0.01em] break-words">
            <Link dir="auto" to={path} className="rounded-sm hover:text-accent-text">
              {cover.title}
            </Link>
          </h3>
          <DotList>
            <DotItem>{post.userName ?? t('common:state.formerMember')}</DotItem>
            <DotItem className="max-sm:hidden">{host}</DotItem>
            <DotItem>
              <RelativeTime iso={post.createdAt} />
            </DotItem>
          </DotList>
          {post.isImportant && (
            <Badge tone="accent" icon={<Flag aria-hidden />}>
              {t('waiting.important')}
            </Badge>
          )}
        </div>
        {look === 'available' && notNow}
      </div>
      <p
        dir="auto"
        className={clsx('min-h-12 text-md break-words whitespace-pre-line', isChanging && 'opacity-60')}
      >
        {text}
      </p>
      {claim.manualText !== null && <ManualCopy words={claim.manualText} available={!isMine} />}
      {claim.isPostBlocked && isMine && <BlockedPost host={host} />}
      <div className="flex flex-wrap items-center justify-end gap-1.5">
        {look === 'available' && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Shuffle aria-hidden />}
            busy={isChanging}
            onClick={showAnother}
          >
            {t('next.another')}
          </Button>
        )}
        <ClaimButton
          look={look}
          canRelease={false}
          claim={claim}
          selected
          copyText={{ label: t('waiting.copy'), about: t('waiting.of', { title: cover.title }) }}
          undoUntil={isMine ? recent.undoUntil : null}
          next={<CopiedActions claim={claim} copiedText={{ host, url, text, isLast: true }} selected />}
        />
      </div>
    </article>
  )
}
