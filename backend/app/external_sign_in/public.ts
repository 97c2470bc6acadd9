export { deleteIdentities } from './repositories/identities.js'
export { listIdentities } from '#external_sign_in/queries/list_identities'
export { removeUnprovenAccess } from '#external_sign_in/repositories/remove_unproven_access'
