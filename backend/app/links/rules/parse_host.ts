import { linkIn } from '#contract/rules/links_in_text'
import { parseLink } from './parse_link.js'

/** The host that somebody typed, or that of a link they pasted; null unless links can have it. */
export function parseHost(text: string): string | null {
  return parseLink(linkIn(text) ?? `https://${text.trim()}`)?.host ?? null
}
