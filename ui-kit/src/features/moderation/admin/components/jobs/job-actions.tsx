import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailedJob } from '@fanfare/contract/moderation/data/administration.ts'
import { DeleteDialog } from '../../../../../components/delete-dialog.tsx'
import { useToastAction } from '../../../../../components/use-toast-action.ts'
import { IconButton } from '../../../../../primitives/icon-button.tsx'
import { useDiscardJob, useRetryJob } from '../../api/admin-queries.ts'

export interface JobActionsProps {
  job: Pick<FailedJob, 'id' | 'name'>
}

/** Runs a failed job again, or discards it. */
export function JobActions({ job: { id, name } }: JobActionsProps) {
  const { t } = useTranslation('admin')
  const [asking, setAsking] = useState(false)
  const retry = useRetryJob(id)
  const discard = useDiscardJob(id)
  const again = useToastAction({
    action: retry.mutateAsync,
    done: t('jobs.retry.done'),
    failed: t('jobs.retry.failed'),
  })
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <IconButton
        size="sm"
        label={t('jobs.retry.named', { name })}
        aria-busy={retry.isPending || undefined}
        icon={<RotateCcw aria-hidden />}
        onClick={retry.isPending ? undefined : again}
      />
      <IconButton
        size="sm"
        variant="danger"
        atEnd
        label={t('jobs.discard.named', { name })}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      />
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('jobs.discard.title', { name })}
        description={t('jobs.discard.text')}
        confirmLabel={t('jobs.discard.confirm')}
        onDelete={() => discard.mutateAsync()}
        done={t('jobs.discard.done')}
        failed={t('jobs.discard.failed')}
      />
    </div>
  )
}
