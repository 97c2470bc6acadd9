import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { FIRST_PUBLIC_POST } from '@fanfare/contract/posts/rules/post.ts'
import { joinSentences } from '../../../../i18n/join-sentences.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useResubmitPost } from '../api/post-mutations.ts'

export interface ModerationNoticeProps {
  post: Post
}

/** Shown while only the organization sees the post, because its link or the first public posts await moderation. */
export function ModerationNotice({ post }: ModerationNoticeProps) {
  const { t } = useTranslation('posts')
  const { moderationStatus: status, moderationReason: reason, host } = post
  if (status === 'approved') return null
  const isRejected = status === 'rejected'
  const isFirst = reason === FIRST_PUBLIC_POST
  return (
    <Notice tone={isRejected ? 'danger' : 'warn'} title={t(`moderation.${status}`)}>
      <p>{t(isFirst ? 'moderation.firstText' : `moderation.${status}Text`, { host })}</p>
      {isRejected && reason !== null && <p className="mt-1">{t('moderation.reason', { reason })}</p>}
      {isRejected && post.can.update && <SendAgain post={post} />}
    </Notice>
  )
}

function SendAgain({ post }: ModerationNoticeProps) {
  const { t } = useTranslation('posts')
  const errorText = useErrorText()
  const { mutateAsync, isPending } = useResubmitPost(post.id)
  const send = async () => {
    try {
      const { post: sent } = await mutateAsync()
      const isPublished = sent.moderationStatus === 'approved'
      toast('success', t(isPublished ? 'moderation.published' : 'moderation.resent'))
    } catch (error) {
      toast('error', joinSentences(t('moderation.resendFailed'), errorText(error)))
    }
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-56">{t('moderation.change')}</p>
      <Button size="sm" busy={isPending} onClick={() => void send()}>
        {t('moderation.resend')}
      </Button>
    </div>
  )
}
