import { MailCheck, MailQuestion, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../../client/api-error.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { useVerifyEmail } from '../api/auth-mutations.ts'
import { MailedLinkPage } from '../components/mailed-link-page.tsx'
import { useAddressSecret } from '../hooks/use-address-secret.ts'

/** The page of the link that confirms an email address. It acts on a click only, and needs no session. */
export default function VerifyEmailScreen() {
  const { t } = useTranslation('auth')
  return (
    <>
      <Meta title={t('verify.title')} noindex />
      <MailedLinkPage link="verify-email" token={useAddressSecret('/verify-email')} invalid={<LinkInvalid />}>
        {({ token, isUsed, email }) =>
          isUsed ? (
            <Confirmed title={t('verify.usedTitle')} email={email} />
          ) : (
            <Confirmation token={token} email={email} />
          )
        }
      </MailedLinkPage>
    </>
  )
}

function Confirmation({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('auth')
  const { mutate, data, error, isPending } = useVerifyEmail()
  if (data !== undefined) return <Confirmed title={t('verify.doneTitle')} email={data.email} />
  if (hasCode(error, 'EMAIL_LINK_INVALID')) return <LinkInvalid />
  return (
    <OutcomePage icon={<MailQuestion />} title={t('verify.title')} description={t('verify.text', { email })}>
      <ErrorNotice title={t('verify.failed')} error={error} />
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate(token)}>
        {t('verify.confirm')}
      </Button>
    </OutcomePage>
  )
}

function Confirmed({ title, email }: { title: string; email: string }) {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage icon={<MailCheck />} title={title} description={t('verify.done', { email })}>
      <ButtonLink to="/dashboard" variant="primary" size="lg">
        {t('verify.onward')}
      </ButtonLink>
    </OutcomePage>
  )
}

function LinkInvalid() {
  const { t } = useTranslation(['auth', 'errors'])
  return (
    <OutcomePage
      tone="danger"
      icon={<Unlink />}
      title={t('verify.failed')}
      description={t('errors:EMAIL_LINK_INVALID')}
    >
      <ButtonLink to="/profile" variant="primary" size="lg">
        {t('verify.toProfile')}
      </ButtonLink>
    </OutcomePage>
  )
}
