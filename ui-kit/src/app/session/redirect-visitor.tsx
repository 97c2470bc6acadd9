import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Redirect } from '../../components/redirect.tsx'
import { rememberReturnPath } from '../../platform/session/return-to.ts'
import { useSession } from '../../platform/session/use-session.ts'

/** Remembers the address to return to after the sign-in. Reports a refused session instead of redirecting. */
export default function RedirectVisitor({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation()
  const { refused, reportRefusal } = useSession()
  useEffect(() => rememberReturnPath(pathname + search + hash), [pathname, search, hash])
  useEffect(() => {
    if (refused) reportRefusal()
  }, [refused, reportRefusal])
  return refused ? null : <Redirect to={to} />
}
