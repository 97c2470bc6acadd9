export { deleteExpiredInvitations } from './jobs/delete_expired_invitations.js'
export { deleteInvitations } from './repositories/invitations.js'
