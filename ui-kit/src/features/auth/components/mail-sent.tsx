import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/button.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { OutcomeCard } from './outcome-card.tsx'

const TIPS = ['spam', 'address', 'wait'] as const

export interface MailSentProps {
  onAgain: () => void
}

/** A mail is on its way, and what to do when it does not arrive. Never says whether there is an account. */
export function MailSent({ onAgain }: MailSentProps) {
  const { t } = useTranslation('auth')
  return (
    <OutcomeCard tone="ok" icon={<MailCheck />} title={t('sent.title')} description={t('sent.description')}>
      <ul aria-label={t('sent.tips')} className="mb-3 list-disc space-y-1 ps-5 text-start text-sm text-muted">
        {TIPS.map((tip) => (
          <li key={tip}>{t(`sent.${tip}`)}</li>
        ))}
      </ul>
      <Button size="lg" onClick={onAgain}>
        {t('sent.again')}
      </Button>
      <ButtonLink to="/login" variant="ghost">
        {t('backToSignIn')}
      </ButtonLink>
    </OutcomeCard>
  )
}
