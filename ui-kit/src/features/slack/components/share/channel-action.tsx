import { useQuery } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { SlackStatus } from '@fanfare/contract/slack/data/slack.ts'
import { CheckFailed } from '../../../../components/check-failed.tsx'
import { openedLater } from '../../../../components/opened-later.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { slackStatusQuery } from '../../api/slack-queries.ts'
import { ConnectButton } from '../section/connect-button.tsx'
import { obstacleOf } from './obstacle.ts'
import type { ShareButtonProps } from './share-button.tsx'

const ShareDialog = openedLater(() => import('./share-dialog.tsx'))

/** Shares a post to a channel, or connects Slack first. Says why a post cannot be shared. */
export function ChannelAction({ post, message }: ShareButtonProps) {
  const { t } = useTranslation('slack')
  const [open, setOpen] = useState(false)
  const { data: status, isPending, refetch } = useQuery(slackStatusQuery(post.organizationId))
  if (isPending) return <Skeleton className="control w-44" />
  if (status === undefined) return <CheckFailed text={t('statusFailed')} onRetry={() => void refetch()} />
  const obstacle = obstacleOf(post, status)
  if (obstacle === 'notConnected') return <Connection post={post} isPossible={mayConnect(status)} />
  if (obstacle !== null) return <p className="text-sm text-muted">{t(`share.obstacles.${obstacle}`)}</p>
  return (
    <>
      <Button className="self-start" icon={<Hash aria-hidden />} onClick={() => setOpen(true)}>
        {t('share.post')}
      </Button>
      <ShareDialog post={post} status={status} message={message} open={open} onOpenChange={setOpen} />
    </>
  )
}

const mayConnect = ({ isConfigured, can }: SlackStatus) => isConfigured && can.manage

function Connection({ post, isPossible }: { post: Post; isPossible: boolean }) {
  const { t } = useTranslation('slack')
  if (!isPossible) return null
  return <ConnectButton organizationId={post.organizationId}>{t('connect.action')}</ConnectButton>
}
