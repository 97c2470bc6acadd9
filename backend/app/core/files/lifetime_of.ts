/** Files that have to be those of the newest release, so that all users get a release with their next visit. */
const CURRENT = /[\\/](?:sw\.js|build\.json|offline\.html)(?:\.br|\.gz)?$/

/** The `cache-control` header of a file of the built web client, by its path on disk. */
export function lifetimeOf(path: string): string {
  // Their names contain a hash of their content.
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable'
  return CURRENT.test(path) ? 'public, no-cache' : 'public, max-age=3600'
}
