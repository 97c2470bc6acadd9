import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { NextSuggestion, Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { Phase } from '@fanfare/contract/posts/rules/phase.ts'
import { Button } from '../../../primitives/button.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import type { ListHead } from '../api/list-head.ts'
import { NOTHING_LEFT_ID } from '../hooks/selected-card.ts'
import type { OnLost } from '../hooks/use-claim.ts'
import { useRecentCopy } from '../hooks/use-recent-copy.ts'
import { useShowAnother } from '../hooks/use-show-another.ts'
import { focusComposer } from './composer-ids.ts'
import type { NextState } from './next-label.tsx'
import { NextSuggestionCard } from './next-suggestion-card.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

/** What is left for the user: suggestions of others, only their own, none, none within their limit, or none now. */
export type Left = 'some' | 'yours' | 'none' | number | Exclude<Phase, 'open'>

export interface NextSlotProps {
  post: Pick<Post, 'id' | 'host' | 'url'>
  /** The next suggestion, or the last copied one; null when there is none. */
  head: ListHead | null
  /** The next suggestion in full, once its page is loaded. */
  first: Suggestion | null
  next: NextSuggestion | null
  selectedId: string | null
  refusedId: string | null
  /** Called when another suggestion is shown in the place. */
  onSwap: (id: string) => void
  onLost: OnLost
  /** By the list, where there is no next suggestion. */
  left: Left
}

/** The place of the next suggestion. A copied one stays here until the user asks for another. */
export function NextSlot(props: NextSlotProps) {
  const { post, head, first, next, selectedId, refusedId, onSwap, onLost, left } = props
  const { t } = useTranslation('suggestions')
  const { recent, forget } = useRecentCopy()
  const { place: slot, follow } = useFocusOnSwap(head?.id ?? null, onSwap)
  const another = useShowAnother(post.id, follow)
  const showAnother = (id: string) => {
    if (recent?.id !== id) return another.show(id)
    follow()
    forget(id)
  }
  // A colleague has released a suggestion: the next one is being fetched.
  if (head === null)
    return left === 'some' ? <Skeleton className="h-36 rounded-lg" /> : <NothingAvailable left={left} />
  const place = {
    state: head === next ? stateOf(next) : ('reserved' as const),
    another: { show: () => showAnother(head.id), busy: another.busy },
  }
  const link = { host: post.host, url: post.url }
  const selected = head.id === selectedId
  return (
    <ul ref={slot} aria-label={t('next.title')}>
      {first === null ? (
        <NextSuggestionCard
          key={head.id}
          head={head}
          place={place}
          postId={post.id}
          link={link}
          selected={selected}
          onLost={onLost}
        />
      ) : (
        <SuggestionCard
          key={head.id}
          suggestion={first}
          link={link}
          selected={selected}
          refused={refusedId === head.id}
          at={place}
          onLost={onLost}
        />
      )}
    </ul>
  )
}

function stateOf(next: NextSuggestion | null): NextState {
  if (next?.further) return 'further'
  return next?.reservedUntil === null ? 'shared' : 'reserved'
}

/** Keeps the ring and the focus in the place when another suggestion is shown there. */
function useFocusOnSwap(headId: string | null, onSwap: NextSlotProps['onSwap']) {
  const place = useRef<HTMLUListElement>(null)
  const from = useRef<string | null>(null)
  useEffect(() => {
    if (from.current === null || from.current === headId || headId === null) return
    from.current = null
    onSwap(headId)
    place.current?.querySelector<HTMLElement>('[data-show-another]')?.focus({ preventScroll: true })
  })
  return { place, follow: () => void (from.current = headId) }
}

const WORDS = {
  yours: { title: 'next.onlyYoursTitle', text: 'next.onlyYours' },
  none: { title: 'next.noneTitle', text: 'next.none' },
  limit: { title: 'next.limitTitle', text: 'next.limit' },
  scheduled: { title: 'next.scheduledTitle', text: 'next.scheduled' },
  ended: { title: 'next.endedTitle', text: 'next.ended' },
} as const

const wordsOf = (left: Exclude<Left, 'some'>) => WORDS[typeof left === 'number' ? 'limit' : left]

/** Shown in place of the next suggestion when none is available. */
function NothingAvailable({ left }: { left: Exclude<Left, 'some'> }) {
  const { t } = useTranslation('suggestions')
  const { title, text } = wordsOf(left)
  return (
    <div
      id={NOTHING_LEFT_ID}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line-strong p-4"
    >
      <div className="min-w-0">
        <p className="font-medium">{t(title, { limit: left })}</p>
        <p className="text-muted">{t(text)}</p>
      </div>
      {left !== 'ended' && (
        <Button
          size="sm"
          className="max-sm:w-full"
          icon={<MessageSquarePlus aria-hidden />}
          onClick={focusComposer}
        >
          {t('next.write')}
        </Button>
      )}
    </div>
  )
}
