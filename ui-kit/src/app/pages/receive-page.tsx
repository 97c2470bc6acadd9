import { addComment } from '../../features/suggestions/api/suggestion-api.ts'
import { ReceiveScreen } from '../../features/posts/screens/receive-screen.tsx'

/** What another app has handed over, as a new post with its first suggestions. */
export default function ReceivePage() {
  return <ReceiveScreen addSuggestion={addComment} />
}
