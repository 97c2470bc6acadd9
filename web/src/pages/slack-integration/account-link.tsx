import { useTranslation } from 'react-i18next'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'

export interface AccountLinkProps {
  variant: 'primary' | 'brass'
}

/** Leads to the sign-up, or to the dashboard with a token, which the dashboard's guard confirms. */
export function AccountLink({ variant }: AccountLinkProps) {
  const { t } = useTranslation('slack-integration')
  const { token } = useSession()
  return (
    <ButtonLink to={token === null ? '/register' : '/dashboard'} variant={variant} size="lg">
      {token === null ? t('start') : t('dashboard')}
    </ButtonLink>
  )
}
