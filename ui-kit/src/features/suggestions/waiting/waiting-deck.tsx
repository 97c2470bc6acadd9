import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { NextSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import type { WaitingPost } from '@fanfare/contract/suggestions/data/offer.ts'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { TextLink } from '../../../primitives/text-link.tsx'
import { useDeck } from './use-deck.ts'
import { useDeckKeys } from './use-deck-keys.ts'
import { WaitingCard } from './waiting-card.tsx'

export interface WaitingDeckProps {
  /** The newest posts that wait, each with what is next. */
  waiting: readonly WaitingPost[]
  /** How many posts wait. */
  total: number
  /** The list of all posts that wait. */
  allPath: string
  pathOf: (postId: string) => string
  /** The server has proposed another suggestion of a post, or reserved this one. */
  onProposed: (postId: string, suggestion: NextSuggestion) => void
  onAvailableCount: (postId: string, count: number) => void
  /** Puts a post off; its card leaves the deck. */
  renderNotNow: (postId: string, onSkipped: () => void) => ReactNode
}

/** The posts that wait for the member, one after the other, with the text to copy. */
export function WaitingDeck(props: WaitingDeckProps) {
  const { waiting, total, allPath, pathOf, onProposed, onAvailableCount, renderNotNow } = props
  const { t } = useTranslation('suggestions')
  const { front, at, cards, go, dropFront } = useDeck(waiting)
  const deck = useRef<HTMLElement>(null)
  useDeckKeys(deck, go)
  if (front === undefined) return <p className="text-muted">{t('waiting.done')}</p>
  const { id } = front.post
  const isWaiting = waiting.some(({ post }) => post.id === id)
  const count = Math.max(isWaiting ? total : total + 1, cards.length)
  return (
    <section ref={deck} aria-labelledby="waiting" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="waiting" className="text-lg font-semibold tracking-[-0.01em]">
          {t('waiting.title')}
        </h2>
        <output className="text-sm text-muted tabular-nums">
          {t('waiting.position', { at: at + 1, total: count })}
        </output>
        {count > cards.length && (
          <span className="text-sm max-sm:order-last max-sm:w-full">
            <TextLink to={allPath}>{t('waiting.all', { count })}</TextLink>
          </span>
        )}
        {cards.length > 1 && (
          <span className="ms-auto flex gap-1">
            <IconButton
              label={t('waiting.previous')}
              icon={<ArrowLeft aria-hidden />}
              shortcut="←"
              aria-disabled={at === 0}
              onClick={() => go(-1)}
            />
            <IconButton
              atEnd
              label={t('waiting.next')}
              icon={<ArrowRight aria-hidden />}
              shortcut="→"
              aria-disabled={at === cards.length - 1}
              onClick={() => go(1)}
            />
          </span>
        )}
      </div>
      <WaitingCard
        key={id}
        {...front}
        path={pathOf(id)}
        notNow={renderNotNow(id, dropFront)}
        onProposed={(suggestion) => onProposed(id, suggestion)}
        onNoneLeft={dropFront}
        onAvailableCount={(available) => onAvailableCount(id, available)}
      />
    </section>
  )
}

/** As high as a card with two lines of text. */
export function WaitingDeckSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-43 rounded-lg" />
    </div>
  )
}
