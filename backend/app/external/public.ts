export { listIdentities, type IdentityRow } from './queries/list_identities.js'
