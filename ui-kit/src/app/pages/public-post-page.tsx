import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { PublicPostScreen } from '../../features/community/public-pages/screens/public-post-screen.tsx'
import { PublicPostSuggestions } from './public-post-suggestions.tsx'
import { reportButton } from './report-action.tsx'

const suggestionsOf = (post: PublicPost) => <PublicPostSuggestions post={post} />

/** A public post with its suggestions and a report button. */
export default function PublicPostPage() {
  return <PublicPostScreen suggestions={suggestionsOf} postActions={reportButton} />
}
