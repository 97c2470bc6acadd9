export { deleteClosedAccounts } from './jobs/delete_closed_accounts.js'
