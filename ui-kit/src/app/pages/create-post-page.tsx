import { addComment } from '../../features/suggestions/api/suggestion-api.ts'
import { CreatePostScreen } from '../../features/posts/screens/create-post-screen.tsx'

/** A new post with its first suggestions. */
export default function CreatePostPage() {
  return <CreatePostScreen addSuggestion={addComment} />
}
