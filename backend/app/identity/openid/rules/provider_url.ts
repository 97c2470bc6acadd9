import { isAllowedHost, type AllowedHosts } from '#core/network/allowed_hosts'
import { parseLink } from '#core/network/parse_link'

/** An address of a provider. */
export interface ProviderUrl {
  href: string
  hostname: string
  /** Whether the operator allows its host, so that its address may be private and its scheme http. */
  isAllowed: boolean
}

const DISCOVERY = '/.well-known/openid-configuration'

/**
 * Parses an address that a provider names. Null unless it is an https URL of a public host by name at the default port,
 * or an http or https URL of a host that the operator allows.
 */
export function parseProviderUrl(text: string, allowed: AllowedHosts): ProviderUrl | null {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return null
  const { href, hostname } = url
  if (isAllowedHost(url, allowed)) return { href, hostname, isAllowed: true }
  const isPublic = url.protocol === 'https:' && parseLink(href) !== null
  return isPublic ? { href, hostname, isAllowed: false } : null
}

/**
 * The issuer that an administrator typed, or the address of its metadata. Null if it is not an address of a provider.
 * An issuer is compared as text, so it stays as it was typed, with or without a slash at the end.
 */
export function parseIssuer(text: string, allowed: AllowedHosts): string | null {
  const typed = text.trim()
  const issuer = typed.endsWith(DISCOVERY) ? typed.slice(0, -DISCOVERY.length) : typed
  return /[?#\s]/.test(issuer) || parseProviderUrl(issuer, allowed) === null ? null : issuer
}
