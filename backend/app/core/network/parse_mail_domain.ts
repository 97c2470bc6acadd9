import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { getPublicSuffix } from 'tldts'
import { DOMAIN_MAX } from '#contract/core/rules/limits'

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The domain of email addresses that someone typed, as `emailKey` writes it; `@` may precede it and a dot end it. Null
 * for anything else, such as a wildcard or an IP address, and for a public suffix, below which anyone can have a domain.
 */
export function parseMailDomain(text: string): string | null {
  const typed = text.trim().replace(/^@/, '').replace(/\.$/, '').toLowerCase()
  const domain = domainToASCII(typed)
  const labels = domain.split('.')
  if (labels.length < 2 || domain.length > DOMAIN_MAX || !labels.every((label) => LABEL.test(label)))
    return null
  if (isIP(domain) !== 0) return null
  return getPublicSuffix(domain, { allowPrivateDomains: true }) === domain ? null : domain
}
