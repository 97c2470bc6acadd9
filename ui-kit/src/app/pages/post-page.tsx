import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '@fanfare/contract/data/post.ts'
import { useMarkRead } from '../../features/notifications/hooks/use-mark-read.ts'
import { clearUnread, refetchPost, setAvailableCount } from '../../features/posts/api/post-cache.ts'
import { PostScreen } from '../../features/posts/screens/post-screen.tsx'
import { KeyHints } from '../../features/suggestions/components/key-hints.tsx'
import { Suggestions } from '../../features/suggestions/components/suggestions.tsx'

const suggestionsOf = (post: Post) => <SuggestionsOf post={post} />

/** A post with its suggestions. Opening marks it as read; copying updates its counts. */
export default function PostPage() {
  return <PostScreen suggestions={suggestionsOf} aside={<KeyHints />} />
}

function SuggestionsOf({ post }: { post: Post }) {
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
