import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AiRun } from '@fanfare/contract/ai/data/ai.ts'
import { ActionDialog } from '../../../../components/action-dialog.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useDiscardRuns } from '../../api/run-queries.ts'

export interface DiscardButtonProps {
  postId: string
  runs: AiRun[]
  /** How many texts. */
  count: number
  onDiscarded: () => void
}

/** Rejects all texts for good, after a confirmation. */
export function DiscardButton({ postId, runs, count, onDiscarded }: DiscardButtonProps) {
  const { t } = useTranslation('ai')
  const { mutateAsync } = useDiscardRuns(postId)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        {t('review.discard.action')}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('review.discard.title', { count })}
        description={t('review.discard.text')}
        confirmLabel={t('review.discard.action')}
        action={() => mutateAsync(runs)}
        done={t('review.discard.done')}
        failed={t('review.discard.failed')}
        onDone={onDiscarded}
      />
    </>
  )
}
