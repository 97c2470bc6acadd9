import { ShieldCheck, ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasCode } from '../../../../client/api-error.ts'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { useCancelEmailChange } from '../api/auth-mutations.ts'
import { LinkInvalid, ResetOrSignIn } from '../components/link-outcome.tsx'
import { MailedLinkPage } from '../components/mailed-link-page.tsx'
import { useAddressSecret } from '../hooks/use-address-secret.ts'

/** The page of the link in the mail about an email change. It acts on a click only: mail scanners open links. */
export default function CancelEmailChangeScreen() {
  const { t } = useTranslation('auth')
  const token = useAddressSecret('/cancel-email-change')
  // Above the check of the link: cancelling signs out, which empties the cache.
  const cancellation = useCancelEmailChange()
  return (
    <>
      <Meta title={t('cancelEmail.title')} noindex />
      {cancellation.data === undefined ? (
        <MailedLinkPage link="cancel-email-change" token={token} invalid={<CancelLinkInvalid />}>
          {(link) =>
            link.isUsed ? (
              <Cancelled email={link.email} />
            ) : (
              <Cancellation token={link.token} cancellation={cancellation} />
            )
          }
        </MailedLinkPage>
      ) : (
        <Cancelled email={cancellation.data.email} />
      )}
    </>
  )
}

interface CancellationProps {
  token: string
  cancellation: ReturnType<typeof useCancelEmailChange>
}

function Cancellation({ token, cancellation: { mutate, error, isPending } }: CancellationProps) {
  const { t } = useTranslation('auth')

  if (hasCode(error, 'EMAIL_LINK_INVALID')) return <CancelLinkInvalid />
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
