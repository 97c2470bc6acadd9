import { useQueryClient } from '@tanstack/react-query'
import type { Post } from '@fanfare/contract/data/post.ts'
import { useMarkRead } from '../../features/notifications/use-mark-read.ts'
import { dropUnread, refetchPost, setFreeCount } from '../../features/posts/api/post-cache.ts'
import { PostScreen } from '../../features/posts/screens/post-screen.tsx'
import { KeyHints } from '../../features/suggestions/components/key-hints.tsx'
import { Suggestions } from '../../features/suggestions/components/suggestions.tsx'

const suggestionsOf = (post: Post) => <SuggestionsOf post={post} />

/** A post with its suggestions; what is copied here shows in the counts of the post, which is read by being opened. */
export default function PostPage() {
  return <PostScreen suggestions={suggestionsOf} aside={<KeyHints />} />
}

function SuggestionsOf({ post }: { post: Post }) {
  const queryClient = useQueryClient()
  const readAgain = useMarkRead(post.id, (id) => dropUnread(queryClient, id))
  return (
    <Suggestions
      key={post.id}
      post={post}
      counts={{
        onFreeCount: (freeCount) => {
          setFreeCount(queryClient, post.id, freeCount)
          readAgain()
        },
        onListChange: () => refetchPost(queryClient, post.id),
      }}
    />
  )
}
