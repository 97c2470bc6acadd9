import type { Invitation } from '@fanfare/contract/data/invitation.ts'

/** An invitation, and where it leads to. */
export interface InvitationProps {
  organizationId: string
  invitation: Invitation
}
