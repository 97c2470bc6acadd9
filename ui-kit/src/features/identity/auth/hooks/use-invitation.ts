import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rememberReturnPath } from '../../../../platform/session/return-to.ts'

/** The page on which an invitation is accepted. */
export function invitationPath(invitation: string): string {
  return `/invitation/${encodeURIComponent(invitation)}`
}

/** A page to sign in on, with the invitation that is accepted afterwards. */
export function signInPath(page: '/login' | '/register', invitation: string | null): string {
  return invitation === null ? page : `${page}?${new URLSearchParams({ invitation })}`
}

/** The invitation in a query; null when there is none. */
export function invitationIn(query: URLSearchParams): string | null {
  return query.get('invitation') || null
}

/** The invitation in the address; null when there is none. Every sign-in method returns to it. */
export function useInvitation(): string | null {
  const [query] = useSearchParams()
  const invitation = invitationIn(query)
  useEffect(() => {
    if (invitation !== null) rememberReturnPath(invitationPath(invitation))
  }, [invitation])
  return invitation
}
