import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '@fanfare/contract/data/post.ts'
import { useMarkRead } from '../../features/notifications/hooks/use-mark-read.ts'
import { clearUnread, refetchPost, setAvailableCount } from '../../features/posts/api/post-cache.ts'
import { Suggestions } from '../../features/suggestions/components/suggestions.tsx'

export interface PostSuggestionsProps {
  post: Post
}

/** The suggestions of a post for a member. Showing them marks the post as read; copying updates its counts. */
export function PostSuggestions({ post }: PostSuggestionsProps) {
  const queryClient = useQueryClient()
  const markRead = useMarkRead(post.id, (id) => clearUnread(queryClient, id))
  return (
    <Suggestions
      key={post.id}
      post={post}
      counts={{
        onAvailableCount: (availableCount) => {
          setAvailableCount(queryClient, post.id, availableCount)
          markRead()
        },
        onListChange: () => refetchPost(queryClient, post.id),
      }}
    />
  )
}
