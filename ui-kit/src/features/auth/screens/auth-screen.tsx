import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ERROR_CODES, type ErrorCode } from '@fanfare/contract/error_code.ts'
import { Meta } from '../../../primitives/meta.tsx'
import { HandOver } from '../components/hand-over.tsx'
import { InvitationOnly } from '../components/invitation-only.tsx'
import { SignInFailed } from '../components/sign-in-failed.tsx'
import { useInvitation } from '../invitation.ts'
import { useAddressSecret } from '../use-address-secret.ts'

/** Where a sign-in elsewhere comes back, with a one-time code or with why there is none. */
export default function AuthScreen() {
  const { t } = useTranslation(['auth', 'errors'])
  const [query] = useSearchParams()
  const invitation = useInvitation()
  const token = useAddressSecret('/auth')
  const error = query.get('error')

  if (token === null && error === null && invitation !== null) {
    return <InvitationOnly invitation={invitation} />
  }
  return (
    <>
      <Meta title={t('signIn.title')} noindex />
      {token !== null && <HandOver token={token} />}
      {token === null && error !== null && <Refused code={error} />}
      {token === null && error === null && <SignInFailed title={t('callback.missing')} />}
    </>
  )
}

function Refused({ code }: { code: string }) {
  const { t } = useTranslation(['auth', 'errors'])
  const known = ERROR_CODES.find((known) => known === code) ?? ('EXTERNAL_FAILED' satisfies ErrorCode)
  return (
    <SignInFailed
      title={t('callback.failed')}
      reason={t(`errors:${known}`)}
      byPassword={known === 'EXTERNAL_ACCOUNT_EXISTS'}
    />
  )
}
