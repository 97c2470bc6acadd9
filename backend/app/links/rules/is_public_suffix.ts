import { getPublicSuffix } from 'tldts'

/** Whether unrelated people have names below a host, as below `co.uk` and `github.io` (https://publicsuffix.org). */
export function isPublicSuffix(host: string): boolean {
  return getPublicSuffix(host, { allowPrivateDomains: true }) === host
}
