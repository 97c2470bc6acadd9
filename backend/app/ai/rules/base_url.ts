import { isAllowedHost, type AllowedHosts } from '#core/network/allowed_hosts'
import { parseLink } from '#core/network/parse_link'

/** The address of a provider: public, or a host that the operator allows. */
export interface BaseUrl {
  /** Without a trailing slash. */
  href: string
  isAllowed: boolean
}

const URL_SHAPE = /^https?:\/\/[^/?#\\@\s]+(?:\/[^?#\\\s]*)?$/i

/**
 * Parses the base URL of a provider. Null unless it is an https URL of a public host by name at the default port, or an
 * http or https URL of a host that the operator allows. Credentials, queries and fragments are never part of it.
 */
export function parseBaseUrl(text: string, allowed: AllowedHosts): BaseUrl | null {
  const typed = text.trim()
  if (!URL_SHAPE.test(typed)) return null
  const url = URL.parse(typed)
  if (!url || url.username !== '' || url.password !== '') return null
  const href = url.href.replace(/\/+$/, '')
  if (isAllowedHost(url, allowed)) return { href, isAllowed: true }
  const link = url.protocol === 'https:' ? parseLink(href) : null
  return link && { href, isAllowed: false }
}
