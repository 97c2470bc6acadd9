import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { NextSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { setAvailableCount } from '../../features/posts/posts/api/post-cache.ts'
import { waitingPostsQuery } from '../../features/posts/posts/api/post-queries.ts'
import { NotNowMenu } from '../../features/posts/posts/components/not-now-menu.tsx'
import { usePostsTotal } from '../../features/posts/posts/hooks/use-posts-total.ts'
import { postPath } from '../../features/posts/posts/post-paths.ts'
import { WaitingDeck, WaitingDeckSkeleton } from '../../features/suggestions/waiting/waiting-deck.tsx'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'

const ALL = '/dashboard?show=waiting'

/** What waits for the member in the current organization. Renders nothing when it cannot be known. */
export function WaitingForYou() {
  const { current } = useCurrentOrganization()
  const total = usePostsTotal(current)
  return current === null || total === 0 ? null : <Waiting key={current.id} {...current} />
}

function Waiting({ id }: Organization) {
  const queryClient = useQueryClient()
  const query = waitingPostsQuery(id)
  const { data, isPending } = useQuery(query)
  if (isPending) return <WaitingDeckSkeleton />
  if (data === undefined) return null
  const { postIds, next } = data

  const onProposed = (postId: string, suggestion: NextSuggestion) =>
    queryClient.setQueryData(
      query.queryKey,
      (kept) =>
        kept && {
          ...kept,
          next: kept.next.map((each) => (each.post.id === postId ? { ...each, suggestion } : each)),
        },
    )
  const onAvailableCount = (postId: string, count: number) => {
    setAvailableCount(queryClient, postId, count)
    void queryClient.invalidateQueries(query)
  }

  return (
    <WaitingDeck
      waiting={next}
      total={postIds.length}
      allPath={ALL}
      pathOf={postPath}
      onProposed={onProposed}
      onAvailableCount={onAvailableCount}
      renderNotNow={(postId, onSkipped) => <NotNowMenu postId={postId} onSkipped={onSkipped} />}
    />
  )
}
