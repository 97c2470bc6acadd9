import { linkIn } from '#contract/posts/rules/links_in_text'
import { parseLink, type ParsedLink } from '#core/network/parse_link'
import { unwrapLink } from './unwrap_link.js'
import { withoutTracking } from './without_tracking.js'

/**
 * Reads the first link of a text as posts store it: its target page, without tracking parameters. Null if there is no
 * valid link, or its target is unknown.
 */
export function readLink(text: string): ParsedLink | null {
  const written = writtenLink(text)
  const link = written && unwrapLink(written)
  return link && withoutTracking(link)
}

/** The first link of a text as written, which may be the address of a redirector. */
export function writtenLink(text: string): ParsedLink | null {
  return parseLink(linkIn(text) ?? '')
}
