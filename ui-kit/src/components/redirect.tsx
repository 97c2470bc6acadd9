import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Replaces the address, unless the user has navigated elsewhere: the router shows a page until the code of the next one
 * has loaded, and the redirects of the old page must not win over that navigation. It is checked when the address would
 * be replaced, because React may commit a page a third of a second after it has rendered it.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (key === currentKey()) void navigate(to, { replace: true })
  }, [key, to, navigate])
  return null
}

/** The key of the current history entry, as the router of a browser names it. */
function currentKey(): string {
  const state = window.history.state as { key?: string } | null
  return state?.key ?? 'default'
}
