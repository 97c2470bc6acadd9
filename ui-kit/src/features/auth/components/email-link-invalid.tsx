import { Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { OutcomeCard } from './outcome-card.tsx'

export interface EmailLinkInvalidProps {
  reason: string
}

/** A link that confirms no address. */
export function EmailLinkInvalid({ reason }: EmailLinkInvalidProps) {
  const { t } = useTranslation('auth')
  return (
    <OutcomeCard tone="danger" icon={<Unlink />} title={t('verify.failed')} description={reason}>
      <ButtonLink to="/profile" variant="primary" size="lg">
        {t('verify.toProfile')}
      </ButtonLink>
    </OutcomeCard>
  )
}
