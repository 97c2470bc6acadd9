export { deleteExpiredInvitations } from './jobs/delete_expired_invitations.js'
export { hasOpenInvitation } from './queries/has_open_invitation.js'
export { deleteInvitations } from './repositories/invitations.js'
