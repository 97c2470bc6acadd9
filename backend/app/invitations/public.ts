export { dropInvitations } from './models/drop_invitations.js'
export { dropOldInvitations } from './jobs/drop_old_invitations.js'
