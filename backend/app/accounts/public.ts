export { default as DeleteAccountContent } from './jobs/delete_account_content.js'
export { purgeAvatars } from './jobs/purge_avatars.js'
export { countMissingAvatars } from './queries/count_missing_avatars.js'
