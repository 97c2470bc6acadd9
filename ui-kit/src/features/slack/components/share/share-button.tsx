import { useQuery } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { detourFrom, useHere } from '../../../../components/detour.ts'
import { openedLater } from '../../../../components/opened-later.tsx'
import { settingsPath } from '../../../../components/settings-path.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { Tooltip } from '../../../../primitives/tooltip.tsx'
import { slackStatusQuery } from '../../api/slack-queries.ts'
import { obstacleOf } from './obstacle.ts'

const ShareDialog = openedLater(() => import('./share-dialog.tsx'))

export interface ShareButtonProps {
  post: Post
  /** The message of the organization, filled in. */
  message: string
}

/** Opens the dialog that shares a post to Slack. Without a connection, it leads those who may connect Slack there and back. */
export default function ShareButton({ post, message }: ShareButtonProps) {
  const { t } = useTranslation('slack')
  const [open, setOpen] = useState(false)
  const here = useHere()
  const { data: status, isPending } = useQuery(slackStatusQuery(post.organizationId))
  if (isPending) {
    return (
      <Button disabled icon={<Hash aria-hidden />}>
        {t('share.action')}
      </Button>
    )
  }

  const obstacle = obstacleOf(post, status)
  if (obstacle === 'notConnected' && status?.can.manage) {
    return (
      <ButtonLink
        to={settingsPath(post.organizationId, 'slack')}
        state={detourFrom(here)}
        icon={<Hash aria-hidden />}
      >
        {t('connect.action')}
      </ButtonLink>
    )
  }
  if (obstacle !== null || status === undefined) {
    return <Impossible reason={t(`share.obstacles.${obstacle ?? 'notConnected'}`)} />
  }
  return (
    <>
      <Button icon={<Hash aria-hidden />} onClick={() => setOpen(true)}>
        {t('share.action')}
      </Button>
      <ShareDialog post={post} status={status} message={message} open={open} onOpenChange={setOpen} />
    </>
  )
}

/** The button where sharing is impossible: it says why. */
function Impossible({ reason }: { reason: string }) {
  const { t } = useTranslation('slack')
  const id = useId()
  return (
    <>
      <Tooltip label={reason}>
        <Button
          aria-disabled
          aria-describedby={id}
          icon={<Hash aria-hidden />}
          className="cursor-not-allowed border-line! bg-transparent! text-faint! shadow-none!"
          onClick={() => toast('info', reason)}
        >
          {t('share.action')}
        </Button>
      </Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
