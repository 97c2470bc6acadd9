const SCHEMES = new Set(['http:', 'https:', 'mailto:'])
const LONGEST = 4_000

/** Whether a link may be handed to the system: web and mail addresses, of a length that is meant. */
export function mayLeave(url: string): boolean {
  if (url.length > LONGEST) return false
  try {
    return SCHEMES.has(new URL(url).protocol)
  } catch {
    return false
  }
}
