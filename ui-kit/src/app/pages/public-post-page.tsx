import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { PublicPostScreen } from '../../features/community/screens/public-post-screen.tsx'
import { ReportButton } from '../../features/reports/components/report-button.tsx'
import { PublicPostSuggestions } from './public-post-suggestions.tsx'

const suggestionsOf = (post: PublicPost) => <PublicPostSuggestions post={post} />
const reportButton = (post: PublicPost) => <ReportButton post={post} />

/** A public post with its suggestions and a report button. */
export default function PublicPostPage() {
  return <PublicPostScreen suggestions={suggestionsOf} postActions={reportButton} />
}
