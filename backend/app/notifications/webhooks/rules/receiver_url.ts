import { URL_MAX } from '#contract/core/rules/limits'
import { isAllowedHost } from '#core/network/allowed_hosts'
import { isLoopback } from '#core/network/loopback'
import { parseLink } from '#core/network/parse_link'

/** The address of a receiver: public, or a host that the operator allows. */
export interface ReceiverUrl {
  href: string
  isAllowed: boolean
}

interface Allowed {
  /** As `host` or `host:port`. */
  privateHosts: readonly string[]
  isProduction: boolean
}

const SHAPE = /^https?:\/\/[^/?#\\@\s]+(?:[/?#][^\\\s]*)?$/i

/**
 * Parses the address of a receiver. Null unless it is an https URL of a named public host at the default port, or of a
 * host that the operator allows. Plain http is for this machine, outside of production.
 */
export function parseReceiverUrl(text: string, allowed: Allowed): ReceiverUrl | null {
  const typed = text.trim()
  if (typed.length > URL_MAX || !SHAPE.test(typed)) return null
  const url = URL.parse(typed)
  if (!url || url.username !== '' || url.password !== '') return null
  const isPlain = url.protocol === 'http:'
  if (isPlain && (allowed.isProduction || !isLoopback(url.hostname))) return null
  url.hash = ''
  if (isAllowedHost(url, allowed)) return { href: url.href, isAllowed: true }
  const link = isPlain ? null : parseLink(url.href)
  return link && { href: link.url, isAllowed: false }
}

/** What the audit log calls a webhook. */
export const auditNameOf = (url: string): string => `Webhook ${hostOf(url)}`

/** The host of a stored address, with its port. The rest may contain a secret, so it is in no log and no mail. */
export const hostOf = (url: string): string => new URL(url).host
