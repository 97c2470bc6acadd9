import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'

export interface GoHomeProps {
  variant: 'primary' | 'ghost'
}

/** Leads to the start. The address with the token does not stay behind in the history. */
export function GoHome({ variant }: GoHomeProps) {
  const { t } = useTranslation('invitations')
  return (
    <ButtonLink to="/" replace variant={variant} size="lg">
      {t('goHome')}
    </ButtonLink>
  )
}
