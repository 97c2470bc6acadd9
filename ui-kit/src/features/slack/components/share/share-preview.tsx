import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { MESSAGE_LABELS } from '@fanfare/contract/slack/rules/slack_message_labels.ts'
import { useLanguage } from '../../../../i18n/languages.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import type { ShareValues } from './use-share-form.ts'

export interface SharePreviewProps {
  post: Post
  control: Control<ShareValues>
}

/** What Slack shows: the message, the post, and the sender. */
export function SharePreview({ post, control }: SharePreviewProps) {
  const { t } = useTranslation('slack')
  const { name } = useUser()
  const labels = MESSAGE_LABELS[useLanguage()]
  const message = useWatch({ control, name: 'message' })
  const { isSensitive, title, host } = post
  return (
    <figure aria-label={t('share.preview')} className="flex flex-col gap-1.5">
      <figcaption aria-hidden className="text-sm font-medium">
        {t('share.preview')}
      </figcaption>
      <div className="flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-3 break-words">
        <p dir="auto" className="max-h-64 overflow-y-auto whitespace-pre-line">
          {message}
        </p>
        <div>
          <p dir="auto" className="font-semibold">
            {isSensitive ? labels.covered : title}
          </p>
          {!isSensitive && <p className="text-sm text-muted">{host}</p>}
        </div>
        <p className="text-sm text-muted">
          {labels.from.replace('{name}', () => name).replace('{organization}', () => post.organization.name)}
        </p>
      </div>
    </figure>
  )
}
