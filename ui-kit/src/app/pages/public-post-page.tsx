import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { PublicPostScreen } from '../../features/community/screens/public-post-screen.tsx'
import { PublicSuggestions } from '../../features/suggestions/components/public-suggestions.tsx'

const suggestionsOf = (post: PublicPost) => <PublicSuggestions post={post} />

/** A public post with its suggestions. */
export default function PublicPostPage() {
  return <PublicPostScreen suggestions={suggestionsOf} />
}
