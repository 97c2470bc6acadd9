export { default as PreviewLink } from '#previews/actions/preview_link'
export { PreviewSource } from '#previews/queries/preview_source'
export { purgeExpiredPreviews } from '#previews/jobs/purge_expired_previews'
export { findPreviewPicture } from '#previews/queries/find_outcome'
