import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { useSession } from '../../../session/use-session.ts'
import { GoHome } from './go-home.tsx'
import { InvitationCard } from './invitation-card.tsx'

export interface ForAnotherCardProps {
  organization: string
  /** Masked. */
  invitedEmail: string
  yourEmail: string
}

/** An invitation of another address than the one that is signed in. The page stays when the session ends. */
export function ForAnotherCard({ organization, invitedEmail, yourEmail }: ForAnotherCardProps) {
  const { t } = useTranslation('invitations')
  const { signOut } = useSession()
  const { mutate, isPending } = useMutation({ mutationFn: signOut })
  return (
    <InvitationCard
      title={t('another.title')}
      description={t('another.description', { organization, invitedEmail, yourEmail })}
    >
      <Button
        variant="primary"
        size="lg"
        icon={<LogOut aria-hidden />}
        busy={isPending}
        onClick={() => mutate()}
      >
        {t('another.signOut')}
      </Button>
      <GoHome variant="ghost" />
    </InvitationCard>
  )
}
