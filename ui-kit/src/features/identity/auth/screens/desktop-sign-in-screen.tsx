import { Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { OutcomePage } from '../../../../components/outcome-page.tsx'
import { Redirect } from '../../../../components/redirect.tsx'
import { useErrorText } from '../../../../i18n/use-error-text.ts'
import { LoadFailed } from '../../../../components/query-state.tsx'
import { rememberReturnPath } from '../../../../platform/session/return-to.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Meta } from '../../../../primitives/meta.tsx'
import { Spinner } from '../../../../primitives/spinner.tsx'
import { desktopRequestIn, type DesktopRequest } from '../components/desktop-request.ts'
import { DesktopSignIn } from '../components/desktop-sign-in.tsx'

/** The page the desktop client opens in the browser to sign in. */
export default function DesktopSignInScreen() {
  const { t } = useTranslation('auth')
  const [query] = useSearchParams()
  const { status } = useSession()
  const request = desktopRequestIn(query)

  if (request !== null && status === 'anonymous') return <SignInFirst />
  return (
    <div className="px-4">
      <Meta title={t('desktop.pageTitle')} noindex />
      {request === null ? <LinkInvalid /> : <SignedIn request={request} />}
    </div>
  )
}

function SignedIn({ request }: { request: DesktopRequest }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { status, user, problem, restore } = useSession()
  if (user !== null) return <DesktopSignIn request={request} user={user} />
  if (status === 'offline') {
    return <LoadFailed as="h1" description={errorText(problem)} onRetry={() => void restore()} />
  }
  return (
    <div className="grid min-h-80 place-items-center">
      <Spinner label={t('state.loading')} />
    </div>
  )
}

/** To the sign-in page itself rather than the landing page. */
function SignInFirst() {
  const { pathname, search } = useLocation()
  useEffect(() => rememberReturnPath(pathname + search), [pathname, search])
  return <Redirect to="/login" />
}

function LinkInvalid() {
  const { t } = useTranslation('auth')
  return (
    <OutcomePage
      tone="danger"
      icon={<Unlink />}
      title={t('desktop.invalidTitle')}
      description={t('desktop.invalid')}
    >
      <ButtonLink to="/dashboard" variant="primary" size="lg">
        {t('desktop.onward')}
      </ButtonLink>
    </OutcomePage>
  )
}
