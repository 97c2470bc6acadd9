import { useTranslation } from 'react-i18next'
import { Meta } from '../../../primitives/meta.tsx'
import { EmailLinkInvalid } from '../components/email-link-invalid.tsx'
import { EmailVerdict } from '../components/email-verdict.tsx'
import { useAddressSecret } from '../use-address-secret.ts'

/** Where the link that confirms an address leads, in whatever browser the mail was opened. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation(['auth', 'errors'])
  const token = useAddressSecret('/verify-email')
  return (
    <>
      <Meta title={t('verify.title')} noindex />
      {token === null ? (
        <EmailLinkInvalid reason={t('errors:EMAIL_LINK_INVALID')} />
      ) : (
        <EmailVerdict token={token} />
      )}
    </>
  )
}
