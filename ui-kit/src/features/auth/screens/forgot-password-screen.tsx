import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../primitives/meta.tsx'
import { ForgotPasswordForm } from '../components/forgot-password-form.tsx'
import { MailSent } from '../components/mail-sent.tsx'

/** The way back in for somebody who has forgotten their password. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const [sent, setSent] = useState(false)
  return (
    <>
      <Meta title={t('forgot.title')} />
      {sent ? (
        <MailSent onAgain={() => setSent(false)} />
      ) : (
        <ForgotPasswordForm onSent={() => setSent(true)} />
      )}
    </>
  )
}
