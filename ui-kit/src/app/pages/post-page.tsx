import type { Post } from '@fanfare/contract/data/post.ts'
import { PostScreen } from '../../features/posts/screens/post-screen.tsx'
import { KeyHints } from '../../features/suggestions/components/key-hints.tsx'
import { PostSuggestions } from './post-suggestions.tsx'

const suggestionsOf = (post: Post) => <PostSuggestions post={post} />

/** A post with its suggestions. */
export default function PostPage() {
  return <PostScreen suggestions={suggestionsOf} aside={<KeyHints />} />
}
