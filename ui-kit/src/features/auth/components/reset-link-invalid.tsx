import { Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { OutcomeCard } from './outcome-card.tsx'

/** A link to a new password that is used, too old, or incomplete. */
export function ResetLinkInvalid() {
  const { t } = useTranslation('auth')
  return (
    <OutcomeCard
      tone="danger"
      icon={<Unlink />}
      title={t('reset.invalidTitle')}
      description={t('reset.invalid')}
    >
      <ButtonLink to="/forgot-password" variant="primary" size="lg">
        {t('reset.newLink')}
      </ButtonLink>
      <ButtonLink to="/login" variant="ghost">
        {t('backToSignIn')}
      </ButtonLink>
    </OutcomeCard>
  )
}
