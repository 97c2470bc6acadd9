import { Navigate, useLocation } from 'react-router-dom'

/**
 * Replaces the address, unless the user has navigated elsewhere: the router shows a page until the code of the next one
 * has loaded, and the redirects of the old page must not win over that navigation.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  return key === currentKey() ? <Navigate to={to} replace /> : null
}

/** The key of the current history entry, as the router of a browser names it. */
function currentKey(): string {
  const state = window.history.state as { key?: string } | null
  return state?.key ?? 'default'
}
