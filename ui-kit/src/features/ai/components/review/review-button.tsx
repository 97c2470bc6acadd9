import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiRun } from '@fanfare/contract/ai/data/ai.ts'
import { Button } from '../../../../primitives/button.tsx'
import { isOnItsWay } from '../../api/run-queries.ts'
import { openReview } from '../../hooks/ai-dialog.ts'
import { progressOf } from '../../hooks/progress.ts'

export interface ReviewButtonProps {
  postId: string
  /** The runs that are in progress or wait for review. */
  runs: AiRun[]
}

/** Opens the review of the runs of all members, also after a reload. */
export function ReviewButton({ postId, runs }: ReviewButtonProps) {
  const { t } = useTranslation('ai')
  const running = runs.filter(isOnItsWay)
  const count = runs.reduce((sum, { texts }) => sum + texts.length, 0)
  if (running.length === 0 && count === 0) return null
  return (
    <Button variant="soft" icon={<ListChecks aria-hidden />} onClick={() => openReview(postId)}>
      {running.length > 0 ? t('review.writing', progressOf(running)) : t('review.waiting', { count })}
    </Button>
  )
}
