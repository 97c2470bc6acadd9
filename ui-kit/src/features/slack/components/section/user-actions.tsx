import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SlackStatus } from '@fanfare/contract/data/slack.ts'
import { slackKey } from '../../../../components/slack-directory.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useSyncSlackUsers } from '../../api/slack-queries.ts'
import { MessageAllButton } from '../broadcast/message-all-button.tsx'
import { UserCount } from './user-count.tsx'

export interface UserActionsProps {
  organizationId: string
  status: SlackStatus
}

/** Sync, count and refresh. */
export function UserActions({ organizationId, status }: UserActionsProps) {
  const { t } = useTranslation('slack')
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useSyncSlackUsers(organizationId)
  const sync = useToastAction({ action: mutateAsync, done: t('sync.started'), failed: t('sync.failed') })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status.can.manage && (
        <Button
          icon={<RefreshCw aria-hidden />}
          busy={isPending || status.sync.state === 'running'}
          onClick={sync}
        >
          {t('sync.action')}
        </Button>
      )}
      <UserCount organizationId={organizationId} />
      <Button
        variant="ghost"
        icon={<RotateCw aria-hidden />}
        onClick={() => void queryClient.invalidateQueries({ queryKey: slackKey(organizationId) })}
      >
        {t('users.refresh')}
      </Button>
      {status.can.messageAll && <MessageAllButton organizationId={organizationId} />}
    </div>
  )
}
