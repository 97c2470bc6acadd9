import { MailCheck, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OutcomePage } from '../../../components/outcome-page.tsx'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import { useVerifyEmail } from '../api/auth-mutations.ts'
import { useAddressSecret } from '../hooks/use-address-secret.ts'
import { useOnce } from '../../../components/use-once.ts'

/** The page of the link that confirms an email address. Works without a session. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation(['auth', 'errors'])
  const token = useAddressSecret('/verify-email')
  return (
    <>
      <Meta title={t('verify.title')} noindex />
      {token === null ? (
        <LinkInvalid reason={t('errors:EMAIL_LINK_INVALID')} />
      ) : (
        <Verification token={token} />
      )}
    </>
  )
}

function Verification({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const { mutate, data, error } = useVerifyEmail()
  useOnce(() => mutate(token))

  if (error !== null) return <LinkInvalid reason={errorText(error)} />
  if (data === undefined) {
    return (
      <div className="grid min-h-80 place-items-center">
        <Spinner label={t('verify.working')} />
      </div>
    )
  }
  return (
    <OutcomePage
      icon={<MailCheck />}
      title={t('verify.doneTitle')}
      description={t('verify.done', { email: data.email })}
    >
      <ButtonLink to="/dashboard" variant="primary" size="lg">
        {t('verify.onward')}
      </ButtonLink>
    </OutcomePage>
  )
}

function LinkInvalid({ reason }: { reason: string }) {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage tone="danger" icon={<Unlink />} title={t('verify.failed')} description={reason}>
      <ButtonLink to="/profile" variant="primary" size="lg">
        {t('verify.toProfile')}
      </ButtonLink>
    </OutcomePage>
  )
}
