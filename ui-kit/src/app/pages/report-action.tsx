import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { ReportButton } from '../../features/reports/components/report-button.tsx'

/** The report button for a post in a list. */
export const reportAction = (post: PublicPost) => <ReportButton post={post} compact />
