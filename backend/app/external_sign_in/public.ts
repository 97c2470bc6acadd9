export { listIdentities } from '#external_sign_in/queries/list_identities'
