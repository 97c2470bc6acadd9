import { CircleStop } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AiRun } from '@fanfare/contract/ai/data/ai.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ProgressBar } from '../../../../primitives/progress-bar.tsx'
import { useCancelRuns } from '../../api/run-queries.ts'
import { progressOf } from '../../hooks/progress.ts'

export interface RunProgressProps {
  postId: string
  /** The runs in progress. */
  runs: AiRun[]
}

/** How many texts have arrived, and the button that stops the rest. */
export function RunProgress({ postId, runs }: RunProgressProps) {
  const { t } = useTranslation('ai')
  const { mutate, isPending, error } = useCancelRuns(postId)
  const { arrived, wanted } = progressOf(runs)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <output className="text-muted tabular-nums">{t('review.arrived', { arrived, wanted })}</output>
        <Button size="sm" icon={<CircleStop aria-hidden />} busy={isPending} onClick={() => mutate(runs)}>
          {t('review.stop')}
        </Button>
      </div>
      <ProgressBar label={t('review.progress')} value={arrived} max={wanted} />
      <ErrorNotice title={t('review.stopFailed')} error={error} />
    </div>
  )
}
