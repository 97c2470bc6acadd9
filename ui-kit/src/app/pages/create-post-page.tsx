import { addComment } from '../../features/suggestions/api/suggestion-api.ts'
import { CreatePostScreen } from '../../features/posts/posts/screens/create-post-screen.tsx'

export default function CreatePostPage() {
  return <CreatePostScreen addSuggestion={addComment} />
}
