import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberReturnPath } from '../../platform/session/return-to.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { ConfirmDialog } from '../../primitives/confirm-dialog.tsx'

const START = '/'

export interface ExpiredSessionProps {
  /** The screen needs no session. */
  sessionless: boolean
}

/**
 * After the session has expired, goes to the start page, says so there, and returns to the screen after the next
 * sign-in. Screens that need no session stay.
 */
export default function ExpiredSession({ sessionless }: ExpiredSessionProps) {
  const { t } = useTranslation('shell')
  const { status, dismissExpiry } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = pathname + search + hash
  const hasExpired = status === 'expired'

  useEffect(() => {
    if (!hasExpired) return
    if (sessionless) return dismissExpiry()
    if (pathname === START) return
    rememberReturnPath(address)
    void navigate(START, { replace: true })
  }, [hasExpired, sessionless, pathname, address, dismissExpiry, navigate])

  const signIn = () => {
    dismissExpiry()
    void navigate('/login')
  }
  return (
    <ConfirmDialog
      open={hasExpired && !sessionless && pathname === START}
      onOpenChange={dismissExpiry}
      title={t('expired.title')}
      description={t('expired.text')}
      confirmLabel={t('expired.signIn')}
      cancelLabel={t('expired.later')}
      tone="neutral"
      onConfirm={signIn}
    />
  )
}
