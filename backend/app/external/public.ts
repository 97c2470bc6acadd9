export { listIdentities } from './queries/list_identities.js'
