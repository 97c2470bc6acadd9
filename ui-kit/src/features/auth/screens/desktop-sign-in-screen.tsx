import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { Meta } from '../../../primitives/meta.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import { rememberReturnPath } from '../../../routing/return-to.ts'
import { useSession } from '../../../session/use-session.ts'
import { DesktopLinkInvalid } from '../components/desktop-link-invalid.tsx'
import { DesktopSignIn } from '../components/desktop-sign-in.tsx'
import { desktopRequestIn, type DesktopRequest } from '../desktop-request.ts'

/** Where the desktop client sends somebody who wants to sign in to it. */
export default function DesktopSignInScreen() {
  const { t } = useTranslation('auth')
  const [query] = useSearchParams()
  const { status } = useSession()
  const request = desktopRequestIn(query)

  if (request !== null && status === 'anonymous') return <SignInFirst />
  return (
    <div className="px-4">
      <Meta title={t('desktop.pageTitle')} noindex />
      {request === null ? <DesktopLinkInvalid /> : <Asked request={request} />}
    </div>
  )
}

function Asked({ request }: { request: DesktopRequest }) {
  const { t } = useTranslation(['auth', 'common', 'errors'])
  const { status, user, restore } = useSession()
  if (user !== null) return <DesktopSignIn request={request} user={user} />
  if (status === 'offline') {
    return (
      <ErrorState
        as="h1"
        title={t('common:state.failedTitle')}
        description={t('errors:NETWORK')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void restore()}
      />
    )
  }
  return (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('common:state.loading')} />
    </div>
  )
}

/** To the sign-in itself: the page of the start has nothing to say to somebody who is on their way in. */
function SignInFirst() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search])
  return <Navigate to="/login" replace />
}
