import providers from 'free-email-domains'
import { getDomain, getDomainWithoutSuffix } from 'tldts'

const PROVIDERS: ReadonlySet<string> = new Set(providers)

/** Providers with the same name in many countries, which no list has complete. */
const FAMILIES = new Set([
  'aol',
  'gmail',
  'gmx',
  'googlemail',
  'hotmail',
  'icloud',
  'live',
  'mail',
  'msn',
  'outlook',
  'proton',
  'protonmail',
  'rocketmail',
  'tutanota',
  'yahoo',
  'yandex',
  'ymail',
  'zoho',
  'zohomail',
])

/**
 * Whether anyone can get an address at a domain, or at the one it is below. At some providers people have registered
 * `admin` or `postmaster`, so that a mailed code would prove nothing.
 */
export function isPublicDomain(domain: string): boolean {
  const registered = getDomain(domain) ?? domain
  if (PROVIDERS.has(domain) || PROVIDERS.has(registered)) return true
  return FAMILIES.has(getDomainWithoutSuffix(domain) ?? '')
}
