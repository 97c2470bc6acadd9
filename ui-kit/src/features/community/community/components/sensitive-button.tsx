import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { useToastAction } from '../../../../components/use-toast-action.ts'
import { Button } from '../../../../primitives/button.tsx'
import { useSession } from '../../../../platform/session/use-session.ts'
import { useMarkSensitive } from '../api/community-queries.ts'

export interface SensitiveButtonProps {
  post: Pick<PublicPost, 'id' | 'isSensitive'>
}

/** Marks a post as sensitive, or unmarks it. Rendered for administrators only. */
export function SensitiveButton({ post: { id, isSensitive } }: SensitiveButtonProps) {
  const { t } = useTranslation('community')
  const { user } = useSession()
  const { mutateAsync, isPending } = useMarkSensitive(id)
  const press = useToastAction({
    action: () => mutateAsync(!isSensitive),
    done: t(isSensitive ? 'sensitive.unmarked' : 'sensitive.marked'),
  })
  if (user?.isAdmin !== true) return null
  return (
    <Button
      variant="ghost"
      icon={isSensitive ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
      busy={isPending}
      onClick={press}
    >
      {t(isSensitive ? 'sensitive.unmark' : 'sensitive.mark')}
    </Button>
  )
}
