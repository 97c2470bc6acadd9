import { useTranslation } from 'react-i18next'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'

export interface AccountLinkProps {
  /** The label for visitors. */
  visitor: 'signIn' | 'signUp'
  variant: 'primary' | 'brass'
}

const VISITOR_PATHS = { signIn: '/login', signUp: '/register' } as const

/** Links visitors to the sign-up, and others to the dashboard, whose guard confirms the token. */
export function AccountLink({ visitor, variant }: AccountLinkProps) {
  const { t } = useTranslation('slack-integration')
  const { token } = useSession()
  return (
    <ButtonLink to={token === null ? VISITOR_PATHS[visitor] : '/dashboard'} variant={variant} size="lg">
      {token === null ? t(visitor) : t('dashboard')}
    </ButtonLink>
  )
}
