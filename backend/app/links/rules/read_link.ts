import { linkIn } from '#contract/rules/links_in_text'
import { parseLink, type ParsedLink } from './parse_link.js'
import { withoutTracking } from './without_tracking.js'

/** Reads the first link of a text as posts store it, without tracking parameters. Null when there is no valid one. */
export function readLink(text: string): ParsedLink | null {
  const link = parseLink(linkIn(text) ?? '')
  return link && withoutTracking(link)
}
