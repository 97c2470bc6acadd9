import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Redirect } from '../../components/redirect.tsx'
import { invitationIn, invitationPath } from '../../features/identity/auth/hooks/use-invitation.ts'
import { peekReturnPath, takeReturnPath } from '../../platform/session/return-to.ts'

/** After the sign-in, redirects to the page that required it, or to the invitation. */
export default function RedirectBack() {
  const [query] = useSearchParams()
  const invitation = invitationIn(query)
  const [path] = useState(() => (invitation === null ? peekReturnPath() : invitationPath(invitation)))
  useEffect(() => void takeReturnPath(), [])
  return <Redirect to={path} />
}
