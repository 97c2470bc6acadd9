import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { ForgotPasswordForm } from '../components/forgot-password-form.tsx'

const TIPS = ['spam', 'address', 'wait'] as const

/** Sends a link to choose a new password. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const [sent, setSent] = useState(false)
  return (
    <>
      <Meta title={t('forgot.title')} noindex />
      {sent ? (
        <MailSent onAgain={() => setSent(false)} />
      ) : (
        <ForgotPasswordForm onSent={() => setSent(true)} />
      )}
    </>
  )
}

/** Does not reveal whether there is an account. */
function MailSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage icon={<MailCheck />} title={t('sent.title')} description={t('sent.description')}>
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
    </OutcomePage>
  )
}
