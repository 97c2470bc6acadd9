import type { ParsedLink } from '#core/network/parse_link'
import { trackingOn } from './tracking_parameters.js'

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
