import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { useSpokenAct } from '../../../forms/use-spoken-act.ts'
import { Button } from '../../../primitives/button.tsx'
import { useSession } from '../../../session/use-session.ts'
import { useMarkSensitive } from '../api/community-queries.ts'

export interface SensitiveButtonProps {
  post: Pick<PublicPost, 'id' | 'isSensitive'>
}

/** Covers a post for everybody, or takes that back. Only administrators can; others see nothing. */
export function SensitiveButton({ post: { id, isSensitive } }: SensitiveButtonProps) {
  const { t } = useTranslation('community')
  const { user } = useSession()
  const { mutateAsync, isPending } = useMarkSensitive(id)
  const press = useSpokenAct({
    act: () => mutateAsync(!isSensitive),
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
