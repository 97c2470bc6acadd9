import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { getPublicSuffix } from 'tldts'
import { SIGN_UP_DOMAIN_MAX } from '#contract/identity/rules/sign_up'

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The domain of email addresses that an administrator typed, as `emailKey` writes it; `@` may precede it. Null for
 * anything else, such as a wildcard or an IP address, and for a public suffix, below which anyone can have a domain.
 */
export function parseSignUpDomain(text: string): string | null {
  const domain = domainToASCII(text.trim().replace(/^@/, '').toLowerCase())
  const labels = domain.split('.')
  if (labels.length < 2 || domain.length > SIGN_UP_DOMAIN_MAX || !labels.every((label) => LABEL.test(label)))
    return null
  if (isIP(domain) !== 0) return null
  return getPublicSuffix(domain, { allowPrivateDomains: true }) === domain ? null : domain
}
