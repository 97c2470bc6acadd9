import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { OutcomeCard } from './outcome-card.tsx'

/** The new password is in use. */
export function PasswordSet() {
  const { t } = useTranslation('auth')
  return (
    <OutcomeCard tone="ok" icon={<CircleCheck />} title={t('reset.doneTitle')} description={t('reset.done')}>
      <ButtonLink to="/login" variant="primary" size="lg">
        {t('reset.toSignIn')}
      </ButtonLink>
    </OutcomeCard>
  )
}
