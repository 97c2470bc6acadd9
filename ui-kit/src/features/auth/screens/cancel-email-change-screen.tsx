import { ShieldCheck, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../client/api-error.ts'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { OutcomePage } from '../../../components/outcome-page.tsx'
import { Button } from '../../../primitives/button.tsx'
import { ButtonLink } from '../../../primitives/button-link.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { useCancelEmailChange } from '../api/auth-mutations.ts'
import { LinkInvalid, ResetOrSignIn } from '../components/link-outcome.tsx'
import { useAddressSecret } from '../hooks/use-address-secret.ts'

/** The page of the link in the mail about an email change. It acts on a click only: mail scanners open links. */
export default function CancelEmailChangeScreen() {
  const { t } = useTranslation('auth')
  const token = useAddressSecret('/cancel-email-change')
  return (
    <>
      <Meta title={t('cancelEmail.title')} noindex />
      {token === null ? <CancelLinkInvalid /> : <Cancellation token={token} />}
    </>
  )
}

function Cancellation({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const { mutate, data, error, isPending } = useCancelEmailChange()

  if (hasCode(error, 'EMAIL_LINK_INVALID')) return <CancelLinkInvalid />
  if (data !== undefined) return <Cancelled email={data.email} />
  return (
    <OutcomePage
      tone="danger"
      icon={<ShieldAlert />}
      title={t('cancelEmail.title')}
      description={t('cancelEmail.text')}
    >
      <ErrorNotice title={t('cancelEmail.failed')} error={error} />
      <Button variant="primary" size="lg" busy={isPending} onClick={() => mutate(token)}>
        {t('cancelEmail.confirm')}
      </Button>
      <ButtonLink to="/" variant="ghost">
        {t('cancelEmail.itWasMe')}
      </ButtonLink>
    </OutcomePage>
  )
}

function Cancelled({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage
      icon={<ShieldCheck />}
      title={t('cancelEmail.doneTitle')}
      description={t('cancelEmail.done', { email })}
    >
      <ResetOrSignIn resetLabel={t('cancelEmail.resetPassword')} />
    </OutcomePage>
  )
}

function CancelLinkInvalid() {
  const { t } = useTranslation('auth')
  return (
    <LinkInvalid
      title={t('cancelEmail.invalidTitle')}
      description={t('cancelEmail.invalid')}
      resetLabel={t('cancelEmail.resetPassword')}
    />
  )
}
