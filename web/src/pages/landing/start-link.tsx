import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { SIGN_UP_PATH } from '@fanfare/ui-kit/components/sign-up-path.ts'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'

export interface StartLinkProps {
  variant: 'primary' | 'brass'
}

/** Leads to the sign-up, or to the dashboard with a token, which the dashboard's guard confirms. */
export function StartLink({ variant }: StartLinkProps) {
  const { t } = useTranslation('landing')
  const { token } = useSession()
  return (
    <ButtonLink to={token === null ? SIGN_UP_PATH : '/dashboard'} variant={variant} size="lg">
      {token === null ? t('start') : t('dashboard')}
    </ButtonLink>
  )
}
