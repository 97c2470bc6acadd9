import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { SlackChannel, SlackShareType } from '@fanfare/contract/slack/data/slack.ts'
import { SLACK_MESSAGE_MAX } from '@fanfare/contract/slack/rules/slack.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { visibleText } from '../../../../components/forms/visible-text.ts'
import {
  showMentions,
  storeMentions,
  type MentionLabels,
} from '../../../../components/mentions/mention-labels.ts'
import { useSharePost } from '../../api/message-queries.ts'

export interface ShareValues {
  channel: SlackChannel | null
  message: string
}

/** How a post was shared. */
export interface Shared {
  /** The name of the channel; null for all. */
  channel: string | null
  broadcastId: string | null
  waitsForStart: boolean
}

/** The form that shares a post; what is written stays when sharing fails. */
export function useShareForm(
  post: Pick<Post, 'id' | 'organizationId'>,
  shareType: SlackShareType,
  message: string,
  labels: MentionLabels,
  onShared: (shared: Shared) => void,
) {
  const { t } = useTranslation('slack')
  const { mutateAsync } = useSharePost(post)
  const channel = v.nullable(v.custom<SlackChannel>(() => true))
  return useServerForm<ShareValues, Shared>({
    schema: v.object({
      channel:
        shareType === 'all'
          ? channel
          : v.pipe(
              channel,
              v.check((chosen) => chosen !== null, t('share.channelRequired')),
            ),
      message: v.pipe(
        visibleText(t('message.required')),
        v.check(
          (shown) => storeMentions(shown, labels).length <= SLACK_MESSAGE_MAX,
          t('message.long', { max: SLACK_MESSAGE_MAX }),
        ),
      ),
    }),
    defaultValues: { channel: null, message: showMentions(message, labels) },
    errorFields: { SLACK_CHANNEL_NOT_FOUND: 'channel' },
    send: async (values) => {
      const to = shareType === 'all' ? null : values.channel
      const text = storeMentions(values.message, labels)
      const request = { shareType, ...(to && { channelId: to.id }), message: text }
      const { broadcastId, waitsForStart } = await mutateAsync(request)
      return { channel: to?.name ?? null, broadcastId, waitsForStart }
    },
    onSuccess: onShared,
  })
}
