import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { useMarkRead } from '../../features/notifications/hooks/use-mark-read.ts'
import { clearUnread, refetchPost, setAvailableCount } from '../../features/posts/posts/api/post-cache.ts'
import { refetchSuggestions } from '../../features/suggestions/api/suggestion-cache.ts'
import { Suggestions } from '../../features/suggestions/components/suggestions.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'

const GenerateButton = lazy(() => import('../../features/ai/components/generate/generate-button.tsx'))
const MoreButton = lazy(() => import('../../features/ai/components/generate/more-button.tsx'))

export interface PostSuggestionsProps {
  post: Post
  /** Shown between the next suggestion and the list, or beside both on wide screens. */
  about?: ReactNode
}

/**
 * The suggestions of a post for a member, with those that AI generates. Showing them marks the post as read; copying
 * updates its counts.
 */
export function PostSuggestions({ post, about }: PostSuggestionsProps) {
  const queryClient = useQueryClient()
  const refetch = () => {
    refetchPost(queryClient, post.id)
    void refetchSuggestions(queryClient, post.id)
  }
  const markRead = useMarkRead(post.id, (id) => clearUnread(queryClient, id))
  // Stable, because every card reads it.
  const counts = useMemo(
    () => ({
      onAvailableCount: (availableCount: number) => {
        setAvailableCount(queryClient, post.id, availableCount)
        markRead()
      },
      onListChange: () => refetchPost(queryClient, post.id),
    }),
    [queryClient, post.id, markRead],
  )
  return (
    <Suggestions
      key={post.id}
      post={post}
      about={about}
      generate={
        <Suspense fallback={<Skeleton className="control w-48" />}>
          <GenerateButton post={post} onAdded={refetch} />
        </Suspense>
      }
      more={
        <Suspense fallback={<Skeleton className="control-sm w-44" />}>
          <MoreButton postId={post.id} />
        </Suspense>
      }
      counts={counts}
    />
  )
}
