import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { rememberReturnPath } from '../../platform/session/return-to.ts'

/** Remembers the address to return to after the sign-in. */
export default function RedirectVisitor({ to }: { to: string }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => rememberReturnPath(pathname + search + hash), [pathname, search, hash])
  return <Navigate to={to} replace />
}
