import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { Button } from '../../../../primitives/button.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { useUpdatePost } from '../../posts/api/post-mutations.ts'
import { deviceZone } from '../times.ts'

/** Starts a scheduled post at once. Its window stays as it was chosen. */
export function StartButton({ post: { id, timeZone, windowHours } }: { post: Post }) {
  const { t } = useTranslation('schedule')
  const errorText = useErrorText()
  const { mutate, isPending } = useUpdatePost(id)
  const schedule = { timeZone: timeZone ?? deviceZone(), windowHours }
  const start = () =>
    mutate(
      { changes: { schedule }, removesComment: false },
      {
        onSuccess: () => toast('success', t('phase.started')),
        onError: (error) => toast('error', errorText(error)),
      },
    )
  return (
    <Button size="sm" busy={isPending} onClick={start}>
      {t('phase.start')}
    </Button>
  )
}
