/** Files whose content is that of the newest release, so that a release reaches everybody with their next visit. */
const CURRENT = /[\\/](?:sw\.js|build\.json|offline\.html)(?:\.br|\.gz)?$/

/** How long a file of the built web client may be kept by its path on disk, as a `cache-control` header. */
export function lifetimeOf(path: string): string {
  // Their names contain a hash of their content.
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable'
  return CURRENT.test(path) ? 'public, no-cache' : 'public, max-age=3600'
}
