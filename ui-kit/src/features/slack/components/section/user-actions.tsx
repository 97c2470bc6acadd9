import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SlackStatus } from '@fanfare/contract/slack/data/slack.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useSyncSlackUsers } from '../../api/slack-queries.ts'
import { MessageAllButton } from '../broadcast/message-all-button.tsx'

export interface UserActionsProps {
  organizationId: string
  status: SlackStatus
}

/** The actions of owners and admins on the users: sync, and message to all. */
export function UserActions({ organizationId, status: { can, sync } }: UserActionsProps) {
  const { t } = useTranslation('slack-details')
  const { mutateAsync, isPending } = useSyncSlackUsers(organizationId)
  const start = useToastAction({ action: mutateAsync, done: t('sync.started'), failed: t('sync.failed') })
  if (!can.manage && !can.messageAll) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can.manage && (
        <Button icon={<RefreshCw aria-hidden />} busy={isPending || sync.state === 'running'} onClick={start}>
          {t('sync.action')}
        </Button>
      )}
      {can.messageAll && <MessageAllButton organizationId={organizationId} />}
    </div>
  )
}
