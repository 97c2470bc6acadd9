import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { isAvailableToYou } from '@fanfare/contract/suggestions/rules/availability.ts'
import { keepPlace, splitHead } from '../api/list-head.ts'
import { itemsOf } from '../api/pages.ts'
import { withRights } from '../api/claim-state.ts'
import { SUGGESTION_KEYS, suggestionsQuery, supplyQuery } from '../api/suggestion-queries.ts'
import { Optional } from '../../../components/optional.tsx'
import { useSelecting } from '../../../components/selection/use-selecting.tsx'
import { useHiddenTargets, withoutHidden } from '../../../components/undo/pending-actions.ts'
import { useLoadMore } from '../hooks/use-load-more.ts'
import { useRecentCopy } from '../hooks/use-recent-copy.ts'
import { useSelection } from '../hooks/use-selection.ts'
import { usePhase } from '../../../components/use-phase.ts'
import { POST_ASIDE, POST_COLUMNS } from '../../../components/post-columns.ts'
import { ListSkeleton, NextSkeleton } from './board-skeleton.tsx'
import { SUGGESTIONS_START_ID } from '../../../components/suggestions-start.ts'
import { useFormsSoon } from './later-forms.tsx'
import { NextSlot, type Left } from './next-slot.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { SuggestionPages } from './suggestion-pages.tsx'
import { SuggestionSection } from './suggestion-section.tsx'

const SuggestionSelection = lazy(() => import('./suggestion-selection.tsx'))

export interface SuggestionBoardProps {
  post: Post
  /** Shown between the next suggestion and the list, or beside both on wide screens. */
  about?: ReactNode
  /** Another way to get suggestions, next to the heading. */
  generate?: ReactNode
  /** Gets more suggestions; offered when too few are left. */
  more?: ReactNode
}

/** The next suggestion above everything else, then the others. The shortcuts move through all of them. */
export function SuggestionBoard({ post, about, generate, more }: SuggestionBoardProps) {
  const { t } = useTranslation('suggestions')
  useFormsSoon()
  const query = useInfiniteQuery(suggestionsQuery(post.id))
  const pages = query.data?.pages
  const hidden = useHiddenTargets()
  const suggestions = useMemo(
    () => withoutHidden(itemsOf(pages ?? []), hidden).map((each) => withRights(each, post.can.delete)),
    [pages, hidden, post.can.delete],
  )
  const { toggle, isSelecting } = useSelecting(suggestions)
  const { recent } = useRecentCopy()
  const page = pages?.[0]
  const phase = usePhase(post)
  const isOver = phase === 'ended'
  const proposed = (phase === 'open' && page?.nextForYou) || null
  const next = proposed !== null && hidden.has(proposed.id) ? null : proposed
  const copyLimit = page?.copyLimit ?? null
  const proposedHead = recent?.place === null ? recent : next
  // While suggestions are selected, the next one is among them.
  const head = isSelecting ? null : proposedHead
  const { first, rest } = splitHead(suggestions, head)
  const others = keepPlace(rest, recent)
  const loadMore = useLoadMore(SUGGESTION_KEYS.ofPost(post.id), query)
  const inPlace = first ?? (head && { id: head.id, isLocked: head === recent })
  const { selectedId, refusedId, mark, select } = useSelection(
    inPlace === null ? others : [inPlace, ...others],
    loadMore,
  )
  const total = page?.total ?? post.commentsCount
  const link = useMemo(() => ({ host: post.host, url: post.url }), [post.host, post.url])
  // Loads together with the list, for the section below.
  useQuery({ ...supplyQuery(post.id), enabled: total > 0 })
  // The link would move when the height of the next suggestion is known, except beside it.
  const isLoading = query.isPending && total > 0

  const list = (boxOf?: (suggestion: Suggestion) => ReactNode) => (
    <ul className="flex flex-col gap-2.5">
      {others.map((suggestion, index) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          link={link}
          selected={suggestion.id === selectedId}
          refused={suggestion.id === refusedId}
          canCopy={copyLimit === null && phase === 'open'}
          at={index}
          onLost={select}
          box={boxOf?.(suggestion)}
        />
      ))}
    </ul>
  )

  return (
    <div
      id={SUGGESTIONS_START_ID}
      tabIndex={-1}
      className={clsx('flex flex-col gap-6 outline-none', about !== undefined && POST_COLUMNS)}
    >
      {isLoading && <NextSkeleton />}
      {query.data && suggestions.length > 0 && !isSelecting && (
        <NextSlot
          post={post}
          head={head}
          first={first}
          next={next}
          selectedId={selectedId}
          refusedId={refusedId}
          onSwap={mark}
          onLost={select}
          left={phase === 'open' ? (copyLimit ?? leftOf(others)) : phase}
        />
      )}
      {about !== undefined && (
        <div
          className={clsx('flex flex-col gap-6', POST_ASIDE, isLoading ? 'max-lg:hidden' : 'max-lg:contents')}
        >
          {about}
        </div>
      )}
      {isLoading ? (
        <ListSkeleton />
      ) : (
        <SuggestionSection
          postId={post.id}
          total={total}
          select={toggle}
          generate={isOver ? undefined : generate}
          more={isOver ? undefined : more}
          isOver={isOver}
        >
          <SuggestionPages
            query={query}
            loadMore={loadMore}
            empty={suggestions.length === 0}
            emptyText={t('empty.member')}
          >
            {isSelecting ? (
              <Optional fallback={list()}>
                <SuggestionSelection postId={post.id} suggestions={suggestions}>
                  {list}
                </SuggestionSelection>
              </Optional>
            ) : (
              list()
            )}
          </SuggestionPages>
        </SuggestionSection>
      )}
    </div>
  )
}

/** What the list has left for the user. The server sorts the available ones to the front. */
function leftOf(suggestions: readonly Suggestion[]): Left {
  const unclaimed = suggestions.filter(({ isLocked }) => !isLocked)
  if (unclaimed.some(isAvailableToYou)) return 'some'
  return unclaimed.length > 0 ? 'yours' : 'none'
}
