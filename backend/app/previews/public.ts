export { forgetOldPreviews } from '#previews/jobs/forget_old_previews'
