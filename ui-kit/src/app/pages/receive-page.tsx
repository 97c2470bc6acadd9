import { addComment } from '../../features/suggestions/api/suggestion-api.ts'
import { ReceiveScreen } from '../../features/posts/posts/screens/receive-screen.tsx'

/** The form for a link shared from another app, with its first suggestions. */
export default function ReceivePage() {
  return <ReceiveScreen addSuggestion={addComment} />
}
