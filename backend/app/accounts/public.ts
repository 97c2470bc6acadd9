export { default as DeleteAccountContent } from './jobs/delete_account_content.js'
