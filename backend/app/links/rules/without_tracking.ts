import type { ParsedLink } from './parse_link.js'
import { trackingOn } from './tracking_parameters.js'

/**
 * A link without the parameters that only track. Host, path, fragment and every other parameter stay as
 * they were, to the byte, so that two people who share one page share one link.
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
