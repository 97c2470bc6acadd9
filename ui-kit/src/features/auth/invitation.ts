import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rememberReturnPath } from '../../routing/return-to.ts'

/** Where an invitation is answered. */
export function invitationPath(invitation: string): string {
  return `/invitation/${encodeURIComponent(invitation)}`
}

/** The invitation in the address; null when there is none. Whichever way somebody signs in, they come back to it. */
export function useInvitation(): string | null {
  const [query] = useSearchParams()
  const invitation = query.get('invitation') || null
  useEffect(() => {
    if (invitation !== null) rememberReturnPath(invitationPath(invitation))
  }, [invitation])
  return invitation
}
