import { linkIn } from '#contract/posts/rules/links_in_text'
import { parseLink } from './parse_link.js'

/** The host that an administrator typed, or that of a pasted link; null unless it is valid in a link. */
export function parseHost(text: string): string | null {
  return parseLink(linkIn(text) ?? `https://${text.trim()}`)?.host ?? null
}
