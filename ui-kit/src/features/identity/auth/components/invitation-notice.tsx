import { useInvited } from '../hooks/use-invited.ts'
import { InvalidInvitation } from './invalid-invitation.tsx'

/** Says on the sign-in page that its invitation does not work; renders nothing for a valid one. */
export default function InvitationNotice({ invitation }: { invitation: string }) {
  const invited = useInvited(invitation)
  return invited?.isValid === false ? <InvalidInvitation hasEnded={invited.hasEnded} /> : null
}
