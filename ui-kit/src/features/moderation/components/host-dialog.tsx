import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Host } from '@fanfare/contract/data/host.ts'
import { ActionDialog } from '../../../components/action-dialog.tsx'
import { Checkbox } from '../../../primitives/checkbox.tsx'
import { useChangeHost, useRemoveHost } from '../api/host-queries.ts'

export type HostQuestion = 'approve' | 'block' | 'remove'

export interface HostDialogProps {
  host: Host
  question: HostQuestion
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Confirms a change of a host: says what becomes of posts, and offers to undo what its approval approved. */
export function HostDialog({ host, question, open, onOpenChange }: HostDialogProps) {
  const { t } = useTranslation('moderation')
  const change = useChangeHost(host.id)
  const remove = useRemoveHost(host.id)
  const [returnPosts, setReturnPosts] = useState(false)
  const canReturn = question !== 'approve' && host.approvedPosts > 0
  const act = () => {
    const returns = canReturn && returnPosts
    if (question === 'remove') return remove.mutateAsync(returns)
    return change.mutateAsync(
      question === 'block' ? { state: 'blocked', returnPosts: returns } : { state: 'approved' },
    )
  }
  const kind = question === 'remove' && host.state === 'blocked' ? 'unblock' : question
  return (
    <ActionDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`askHost.${kind}.title`, { host: host.host })}
      description={t(`askHost.${kind}.text`)}
      confirmLabel={t(`askHost.${kind}.confirm`)}
      tone={question === 'approve' ? 'neutral' : 'danger'}
      action={act}
      done={t('hosts.changed')}
      failed={t('hosts.changeFailed')}
    >
      {canReturn && (
        <Checkbox
          label={t('hosts.returnPosts', { count: host.approvedPosts })}
          description={t('hosts.returnPostsText')}
          checked={returnPosts}
          onChange={setReturnPosts}
        />
      )}
    </ActionDialog>
  )
}
