import { useTranslation } from 'react-i18next'
import type { ApproveCommentsResult } from '@fanfare/contract/ai/data/ai.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { isOnItsWay } from '../../api/run-queries.ts'
import { finishReview } from '../../hooks/ai-dialog.ts'
import { usePostRuns } from '../../hooks/use-post-runs.ts'
import { RunReview } from './run-review.tsx'

export interface ReviewViewProps {
  post: Pick<Post, 'id' | 'host' | 'organizationId'>
  startedId: string | null
  /** Suggestions were added to the post. */
  onAdded: () => void
}

/** The texts of a post that wait for review, as they arrive. */
export function ReviewView({ post, startedId, onAdded }: ReviewViewProps) {
  const { t } = useTranslation('ai')
  const { query, runs } = usePostRuns(post.id, startedId)
  const approved = ({ added }: ApproveCommentsResult) => {
    toast('success', t('review.added', { count: added }))
    onAdded()
    if (!runs.some(isOnItsWay)) finishReview()
  }
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton className="h-40 w-full" />}
      failedTitle={t('generate.loadFailed')}
    >
      {({ can }) => <RunReview post={post} runs={runs} canConfigure={can.configure} onApproved={approved} />}
    </QueryState>
  )
}
