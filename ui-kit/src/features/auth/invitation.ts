import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rememberReturnPath } from '../../routing/return-to.ts'

/** Where an invitation is answered. */
export function invitationPath(invitation: string): string {
  return `/invitation/${encodeURIComponent(invitation)}`
}

/** A page on which one signs in, with the invitation that is to be answered afterwards. */
export function wayInPath(page: '/login' | '/register', invitation: string | null): string {
  return invitation === null ? page : `${page}?${new URLSearchParams({ invitation })}`
}

/** The invitation a query brings along; null when there is none. */
export function invitationIn(query: URLSearchParams): string | null {
  return query.get('invitation') || null
}

/** The invitation in the address; null when there is none. Whichever way somebody signs in, they come back to it. */
export function useInvitation(): string | null {
  const [query] = useSearchParams()
  const invitation = invitationIn(query)
  useEffect(() => {
    if (invitation !== null) rememberReturnPath(invitationPath(invitation))
  }, [invitation])
  return invitation
}
