import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiRun, ApproveCommentsResult } from '@fanfare/contract/ai/data/ai.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { isOnItsWay } from '../../api/run-queries.ts'
import { finishReview, openReview } from '../../hooks/ai-dialog.ts'
import { progressOf } from '../../hooks/progress.ts'
import { totalOf } from '../../hooks/mood-selection.ts'
import { useReview } from '../../hooks/use-review.ts'
import { ReviewActions } from './review-actions.tsx'
import { RunProgress } from './run-progress.tsx'
import { RunShortfall } from './run-shortfall.tsx'
import { TextList } from './text-list.tsx'

export interface RunReviewProps {
  post: Pick<Post, 'id' | 'host' | 'organizationId'>
  runs: AiRun[]
  canConfigure: boolean
  onApproved: (result: ApproveCommentsResult) => void
}

/** The progress, the shortfall, and the texts with their decisions. */
export function RunReview({ post, runs, canConfigure, onApproved }: RunReviewProps) {
  const { t } = useTranslation('ai')
  const [retriedIds, setRetriedIds] = useState<string[]>([])
  const review = useReview({ post, runs, onApproved })
  const running = runs.filter(isOnItsWay)
  const { arrived, wanted } = progressOf(running)
  const short = runs.filter((run) => isShort(run) && !retriedIds.includes(run.id))
  const isEmpty = review.texts.length === 0 && running.length === 0
  const retried = (run: AiRun, startedId: string) => {
    setRetriedIds([...retriedIds, run.id])
    openReview(post.id, startedId)
  }
  return (
    <div className="flex flex-col gap-4">
      {running.length > 0 && <RunProgress postId={post.id} runs={running} />}
      {short.map((run) => (
        <RunShortfall
          key={run.id}
          post={post}
          run={run}
          canConfigure={canConfigure}
          onRetried={(startedId) => retried(run, startedId)}
        />
      ))}
      {review.isElsewhere && <Notice tone="info">{t('review.elsewhere')}</Notice>}
      {review.isMarked && <Notice tone="danger">{t('review.marked')}</Notice>}
      <ErrorNotice title={t('review.failed')} error={review.error} />
      <TextList review={review} host={post.host} expected={wanted - arrived} />
      {isEmpty && short.length === 0 && <NothingLeft />}
      {review.texts.length > 0 && (
        <ReviewActions
          postId={post.id}
          review={review}
          runs={runs.filter(({ texts }) => texts.length > 0)}
          onDiscarded={() => {
            review.forget()
            finishReview()
          }}
        />
      )}
    </div>
  )
}

function NothingLeft() {
  const { t } = useTranslation('ai')
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={t('review.nothing.title')}
      description={t('review.nothing.text')}
    />
  )
}

function isShort(run: AiRun): boolean {
  return !isOnItsWay(run) && (run.failure !== null || totalOf(run.missing) > 0)
}
