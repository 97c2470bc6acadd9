import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberReturnPath } from '../../platform/session/return-to.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { toast } from '../../primitives/toast.ts'

const START = '/'

export interface ExpiredSessionProps {
  /** The screen needs no session. */
  sessionless: boolean
}

/**
 * Leads from any screen to the start page after the session has expired, and back after the next sign-in. Screens that
 * need no session stay.
 */
export default function ExpiredSession({ sessionless }: ExpiredSessionProps) {
  const { i18n } = useTranslation()
  const { status, dismissExpiry } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = pathname + search + hash

  useEffect(() => {
    if (status !== 'expired') return
    if (sessionless) return dismissExpiry()
    if (pathname !== START) {
      rememberReturnPath(address)
      return void navigate(START, { replace: true })
    }
    dismissExpiry()
    // The texts of errors are not a part of the first page.
    void i18n.loadNamespaces('errors').then(() => toast('info', i18n.t('errors:UNAUTHENTICATED')))
  }, [status, sessionless, pathname, address, dismissExpiry, navigate, i18n])
  return null
}
