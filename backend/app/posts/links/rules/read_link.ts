import { linkIn } from '#contract/posts/rules/links_in_text'
import { parseLink, type ParsedLink } from '#core/network/parse_link'
import { unwrapLink } from './unwrap_link.js'
import { trackingOn } from './tracking_parameters.js'

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

/**
 * Removes tracking parameters and leaves every other byte unchanged, so that all users who share the same page share
 * the same link.
 */
export function withoutTracking(link: ParsedLink): ParsedLink {
  const [, start, query, fragment] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(link.url) ?? []
  if (query === undefined) return link
  const tracks = trackingOn(link.host)
  const parameters = query.split('&')
  const kept = parameters.filter((parameter) => !tracks(nameOf(parameter)))
  if (kept.length === parameters.length) return link
  return { ...link, url: `${start}${kept.length > 0 ? '?' : ''}${kept.join('&')}${fragment}` }
}

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=', 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
