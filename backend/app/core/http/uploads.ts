/** The routes whose body is a file. Every other body is JSON. */
const UPLOADS = new Set(['POST /api/users/avatar'])

/** Whether a route takes a file instead of JSON. */
export function takesFile(method: string, pattern = ''): boolean {
  return UPLOADS.has(`${method} ${pattern}`)
}

/** Pictures are files for good, and a list shows twenty at once: they are not counted as calls. */
export function isPicture(path: string): boolean {
  return path.startsWith('/api/avatars/')
}
