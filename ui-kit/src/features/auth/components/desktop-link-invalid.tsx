import { Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { OutcomeCard } from './outcome-card.tsx'

/** A link of no desktop client, or half of one. */
export function DesktopLinkInvalid() {
  const { t } = useTranslation('auth')
  return (
    <OutcomeCard
      tone="danger"
      icon={<Unlink />}
      title={t('desktop.invalidTitle')}
      description={t('desktop.invalid')}
    >
      <ButtonLink to="/dashboard" variant="primary" size="lg">
        {t('desktop.onward')}
      </ButtonLink>
    </OutcomeCard>
  )
}
