import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { SlackStatus } from '@fanfare/contract/slack/data/slack.ts'
import type { Openable } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { BroadcastProgress } from '../broadcast/broadcast-progress.tsx'
import { ScheduledShares } from './scheduled-shares.tsx'
import { ShareForm } from './share-form.tsx'
import type { Shared } from './use-share-form.ts'

export interface ShareDialogProps extends Openable {
  post: Post
  status: SlackStatus
  /** The initial text of the message. */
  message: string
}

/** Shares a post to a channel or to all, and says that it is shared. */
export default function ShareDialog({ post, status, message, open, onOpenChange }: ShareDialogProps) {
  const { t } = useTranslation(['slack', 'common'])
  const [shared, setShared] = useState<Shared | null>(null)
  const change = (next: boolean) => {
    if (next) setShared(null)
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('share.title')}
      description={t('share.text', { team: status.teamName })}
      closeLabel={t('common:actions.close')}
    >
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <div className="flex flex-col gap-4">
          <ScheduledShares post={post} />
          {shared === null ? (
            <ShareForm post={post} status={status} message={message} onShared={setShared} />
          ) : (
            <div className="flex flex-col gap-4">
              <SharedNotice shared={shared} />
              {shared.broadcastId !== null && (
                <BroadcastProgress organizationId={post.organizationId} id={shared.broadcastId} />
              )}
              <Button className="self-end" onClick={() => setShared(null)}>
                {t('share.again')}
              </Button>
            </div>
          )}
        </div>
      </Suspense>
    </Dialog>
  )
}

function SharedNotice({ shared: { channel, waitsForStart } }: { shared: Shared }) {
  const { t } = useTranslation(['slack-details', 'slack'])
  if (waitsForStart)
    return (
      <Notice tone="ok">
        {channel === null ? t('scheduled.waitsAll') : t('scheduled.waits', { name: channel })}
      </Notice>
    )
  return (
    <Notice tone="ok" title={t('slack:share.shared')}>
      {channel === null ? t('slack:share.sharedAll') : t('slack:share.sharedTo', { name: channel })}
    </Notice>
  )
}
