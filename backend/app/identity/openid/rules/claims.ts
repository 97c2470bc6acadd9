import type { OpenIdProviderSettings } from '#contract/identity/data/openid_provider'

/** What an OpenID provider says about a person, not validated yet. */
export type Claims = Record<string, unknown>

/** A claim by its name, or by its path: `realm_access.roles` is `roles` in `realm_access`. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  let value: unknown = claims
  for (const key of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Claims)[key]
  }
  return value
}

type Requirement = Pick<OpenIdProviderSettings, 'requiredClaim' | 'requiredValue'>

/** Whether the claims meet the requirement of a provider. A claim that is false or empty is not there. */
export function isAdmitted(claims: Claims, { requiredClaim, requiredValue }: Requirement): boolean {
  if (requiredClaim === null) return true
  const value = claimAt(claims, requiredClaim)
  const values = (Array.isArray(value) ? value : [value]).filter((each) => Boolean(each)).map(String)
  return requiredValue === null ? values.length > 0 : values.includes(requiredValue)
}

/**
 * Whether an address is verified: the provider says so, or it says nothing and the address is at a domain of the company
 * to which the provider belongs.
 */
export function isVerifiedEmail(
  { email, email_verified: isVerified }: Claims,
  { emailDomains }: Pick<OpenIdProviderSettings, 'emailDomains'>,
): boolean {
  if (isVerified !== undefined) return isVerified === true
  if (typeof email !== 'string') return false
  return emailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
