const SCHEMES = new Set(['http:', 'https:', 'mailto:'])
const LENGTH_MAX = 4_000

/** Whether a link may be opened outside the product: web and mail addresses only. */
export function isExternalLink(url: string): boolean {
  if (url.length > LENGTH_MAX) return false
  try {
    return SCHEMES.has(new URL(url).protocol)
  } catch {
    return false
  }
}
