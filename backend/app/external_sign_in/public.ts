export { deleteIdentities } from './repositories/identities.js'
export { listIdentities } from '#external_sign_in/queries/list_identities'
