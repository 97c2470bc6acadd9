import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { SlackShareType, SlackStatus } from '@fanfare/contract/slack/data/slack.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import {
  labelMentions,
  mentionsIn,
  type MentionLabels,
} from '../../../../components/mentions/mention-labels.ts'
import { useFirstMentionNames } from '../../../../components/mentions/use-mention-names.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { slackChannelListQuery } from '../../../../components/slack-directory.ts'
import { MarkedText } from '../../../../i18n/marked-text.tsx'
import { RelativeTime } from '../../../../i18n/relative-time.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { TextArea } from '../../../../primitives/text-area.tsx'
import { ChannelField } from './channel-field.tsx'
import { SharePreview } from './share-preview.tsx'
import { ShareTypeChoice } from './share-type-choice.tsx'
import { useShareForm, type Shared } from './use-share-form.ts'

export interface ShareFormProps {
  post: Post
  status: SlackStatus
  message: string
  onShared: (shared: Shared) => void
}

/** The target of a shared post, and its message. */
export function ShareForm(props: ShareFormProps) {
  const { t } = useTranslation('slack')
  const { organizationId } = props.post
  const channels = useQuery(slackChannelListQuery(organizationId))
  const mentions = mentionsIn(props.message)
  const names = useFirstMentionNames(organizationId, mentions)
  const skeleton = <Skeleton className="h-40 w-full" />
  return (
    <QueryState query={channels} skeleton={skeleton} failedTitle={t('share.channelsFailed')}>
      {({ pagination }) =>
        names === undefined ? (
          skeleton
        ) : (
          <ShareFields
            {...props}
            hasChannels={pagination.total > 0}
            labels={labelMentions(mentions, names)}
          />
        )
      }
    </QueryState>
  )
}

interface ShareFieldsProps extends ShareFormProps {
  hasChannels: boolean
  labels: MentionLabels
}

function ShareFields({ post, status, message, onShared, hasChannels, labels }: ShareFieldsProps) {
  const { t } = useTranslation('slack')
  const toChannel = hasChannels && status.can.share
  const [chosen, setChosen] = useState<SlackShareType>('channel')
  const shareType = toChannel ? chosen : 'all'
  const state = useShareForm(post, shareType, message, labels, onShared)
  const { form, busy } = state
  const mayShare = shareType === 'channel' || status.can.messageAll
  return (
    <ServerForm state={state} failed={t('share.failed')}>
      {post.startsAt !== null && <StartNotice startsAt={post.startsAt} />}
      <ShareTypeChoice
        value={shareType}
        onChange={setChosen}
        channel={toChannel}
        all={status.can.messageAll}
      />
      {shareType === 'channel' && (
        <ChannelField organizationId={post.organizationId} control={form.control} />
      )}
      <Field label={t('message.label')} error={form.formState.errors.message?.message}>
        <TextArea {...form.register('message')} rows={5} required />
      </Field>
      <SharePreview post={post} control={form.control} />
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        icon={<Send aria-hidden />}
        busy={busy}
        disabled={!mayShare}
      >
        {t(shareType === 'channel' ? 'share.send' : 'all.confirm')}
      </Button>
    </ServerForm>
  )
}

/** That the message is sent when the post starts. */
function StartNotice({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation('slack-details')
  return (
    <Notice tone="info">
      <MarkedText text={t('scheduled.starts')} mark="when">
        {() => <RelativeTime iso={startsAt} />}
      </MarkedText>
    </Notice>
  )
}
