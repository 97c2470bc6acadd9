import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@fanfare/ui-kit/primitives/button-link.tsx'
import { useSession } from '@fanfare/ui-kit/session/use-session.ts'

export interface StartLinkProps {
  variant: 'primary' | 'brass'
}

/** The way in, or back in. A token that still has to be confirmed counts: the guard of the dashboard waits. */
export function StartLink({ variant }: StartLinkProps) {
  const { t } = useTranslation('landing')
  const { token } = useSession()
  return (
    <ButtonLink to={token === null ? '/login' : '/dashboard'} variant={variant} size="lg">
      {token === null ? t('start') : t('dashboard')}
    </ButtonLink>
  )
}
