import { parseLink } from './parse_link.js'

/** The host that somebody typed, or that of a link they pasted; null unless links can have it. */
export function parseHost(text: string): string | null {
  const typed = text.trim()
  return parseLink(/^https?:/i.test(typed) ? typed : `https://${typed}`)?.host ?? null
}
