export { purgeExpiredPreviews } from '#previews/jobs/purge_expired_previews'
