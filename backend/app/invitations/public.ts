export { deleteExpiredInvitations } from './jobs/delete_expired_invitations.js'
export { hasOpenInvitation } from './queries/has_open_invitation.js'
export { closeInvitations } from './repositories/invitations.js'
