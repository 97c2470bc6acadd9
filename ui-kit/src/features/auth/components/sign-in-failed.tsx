import { CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import type { SignInState } from '../auth-mode.ts'
import { useInvitation, wayInPath } from '../invitation.ts'
import { OutcomeCard } from './outcome-card.tsx'

const OPEN: SignInState = { mode: 'signIn' }

export interface SignInFailedProps {
  title: string
  reason?: string
  /** Signing in with the password is the way on. */
  byPassword?: boolean
}

/** A sign-in elsewhere that led nowhere. */
export function SignInFailed({ title, reason, byPassword = false }: SignInFailedProps) {
  const { t } = useTranslation(['auth', 'common'])
  const login = wayInPath('/login', useInvitation())
  return (
    <OutcomeCard tone="danger" icon={<CircleX />} title={title} description={reason}>
      {byPassword && (
        <ButtonLink to={login} state={OPEN} variant="primary" size="lg">
          {t('callback.byPassword')}
        </ButtonLink>
      )}
      <ButtonLink to={login} variant={byPassword ? 'secondary' : 'primary'} size="lg">
        {t('common:actions.retry')}
      </ButtonLink>
    </OutcomeCard>
  )
}
