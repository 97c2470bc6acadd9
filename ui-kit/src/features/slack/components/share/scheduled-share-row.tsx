import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { SlackScheduledShare } from '@fanfare/contract/slack/data/slack.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Badge } from '../../../../primitives/badge.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { useCancelScheduledShare } from '../../api/message-queries.ts'

export interface ScheduledShareRowProps {
  post: Pick<Post, 'id' | 'organizationId'>
  share: SlackScheduledShare
}

/** A share that waits for the start of its post and can be cancelled, or the reason why it was not sent. */
export function ScheduledShareRow({ post, share }: ScheduledShareRowProps) {
  const { t } = useTranslation(['slack-details', 'slack', 'errors'])
  const { id, channel, sender, error, can } = share
  const isWaiting = share.state === 'waiting'
  const { mutateAsync, isPending } = useCancelScheduledShare(post.organizationId, post.id)
  const cancel = useToastAction({ action: () => mutateAsync(id), failed: t('scheduled.cancelFailed') })
  const to = channel === null ? t('slack:share.toAll') : `#${channel.name ?? channel.id}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{to}</span>
        <span className="block text-sm break-words text-muted">
          {error === null ? sender.name : t(`errors:${error}`)}
        </span>
      </span>
      <Badge tone={isWaiting ? 'warn' : 'danger'}>{t(`scheduled.state.${share.state}`)}</Badge>
      {can.cancel && (
        <Button
          size="sm"
          variant="ghost"
          busy={isPending}
          aria-label={t(isWaiting ? 'scheduled.cancelNamed' : 'scheduled.removeNamed', { to })}
          onClick={cancel}
        >
          {t(isWaiting ? 'scheduled.cancel' : 'scheduled.remove')}
        </Button>
      )}
    </li>
  )
}
