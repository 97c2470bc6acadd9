import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ERROR_CODES, type ErrorCode } from '@fanfare/contract/error_code.ts'
import { Redirect } from '../../../../components/redirect.tsx'
import { useSession } from '../../../../platform/session/use-session.ts'
import { Meta } from '../../../../primitives/meta.tsx'
import { Spinner } from '../../../../primitives/spinner.tsx'
import { ExchangeCode } from '../components/exchange-code.tsx'
import { JoinAccount } from '../components/join-account.tsx'
import { SignInFailed } from '../components/sign-in-failed.tsx'
import { useAddressSecret } from '../hooks/use-address-secret.ts'
import { invitationPath, signInPath, useInvitation } from '../hooks/use-invitation.ts'

/** The page an OAuth flow returns to, with an exchange code, a join code or an error code. */
export default function AuthScreen() {
  const { t } = useTranslation(['auth', 'errors'])
  const [query] = useSearchParams()
  const invitation = useInvitation()
  const token = useAddressSecret('/auth')
  const join = useAddressSecret('/auth', 'join')
  const error = query.get('error')

  if (token === null && join === null && error === null && invitation !== null) {
    return <InvitationRedirect invitation={invitation} />
  }
  return (
    <>
      <Meta title={t('signIn.title')} noindex />
      <FlowOutcome token={token} join={join} error={error} />
    </>
  )
}

type FlowOutcomeProps = Record<'token' | 'join' | 'error', string | null>

function FlowOutcome({ token, join, error }: FlowOutcomeProps) {
  const { t } = useTranslation('auth')
  if (token !== null) return <ExchangeCode code={token} />
  if (join !== null) return <JoinAccount code={join} />
  if (error !== null) return <FlowFailed code={error} />
  return <SignInFailed title={t('callback.missingTitle')} reason={t('callback.missing')} />
}

/** An invitation without a sign-in: redirects to the registration, or signed-in users to the invitation. */
function InvitationRedirect({ invitation }: { invitation: string }) {
  const { t } = useTranslation()
  const { status } = useSession()
  if (status === 'anonymous') return <Redirect to={signInPath('/register', invitation)} />
  if (status === 'authenticated') return <Redirect to={invitationPath(invitation)} />
  return (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('state.loading')} />
    </div>
  )
}

function FlowFailed({ code }: { code: string }) {
  const { t } = useTranslation(['auth', 'errors'])
  const known = ERROR_CODES.find((known) => known === code) ?? ('EXTERNAL_FAILED' satisfies ErrorCode)
  return <SignInFailed title={t('callback.failed')} reason={t(`errors:${known}`)} />
}
