import type { PostActionsProps } from '../../features/community/community/post-actions.ts'
import { ReportButton } from '../../features/moderation/reports/components/report-button.tsx'

type PostAction = NonNullable<PostActionsProps['postActions']>

/** The report button for a post on its page. */
export const reportButton: PostAction = (post, cover) => <ReportButton post={post} cover={cover} />

/** The report button for a post in a list. */
export const reportAction: PostAction = (post, cover) => <ReportButton post={post} cover={cover} compact />
