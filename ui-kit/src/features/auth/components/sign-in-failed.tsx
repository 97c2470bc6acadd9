import { CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OutcomePage } from '../../../components/outcome-page.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { signInPath, useInvitation } from '../hooks/use-invitation.ts'
import type { SignInState } from './auth-mode.ts'

const OPEN: SignInState = { mode: 'signIn' }

export interface SignInFailedProps {
  title: string
  reason?: string
  /** Offers to sign in with the password instead. */
  byPassword?: boolean
}

/** An OAuth flow that ended without a sign-in. */
export function SignInFailed({ title, reason, byPassword = false }: SignInFailedProps) {
  const { t } = useTranslation(['auth', 'common'])
  const login = signInPath('/login', useInvitation())
  return (
    <OutcomePage tone="danger" icon={<CircleX />} title={title} description={reason}>
      {byPassword && (
        <ButtonLink to={login} state={OPEN} variant="primary" size="lg">
          {t('callback.byPassword')}
        </ButtonLink>
      )}
      <ButtonLink to={login} variant={byPassword ? 'secondary' : 'primary'} size="lg">
        {t('common:actions.retry')}
      </ButtonLink>
    </OutcomePage>
  )
}
