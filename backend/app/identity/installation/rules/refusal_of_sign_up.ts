import type { ErrorCode } from '#contract/error_code'
import type { SignUpSettings } from '#contract/identity/data/installation_settings'
import type { SignUpWay } from '#contract/identity/rules/sign_up'
import { emailKey } from '#core/database/search/email_key'

interface Applicant {
  way: SignUpWay
  email: string
  /** Whether a valid invitation for the address, or a valid invite link, came with the request. */
  isInvited: boolean
}

export type SignUpRefusal = Extract<ErrorCode, `SIGN_UP_${string}`>

/** Why these settings refuse an account; null if they allow it. Subdomains of a listed domain are other domains. */
export function refusalOfSignUp(
  settings: SignUpSettings,
  { way, email, isInvited }: Applicant,
): SignUpRefusal | null {
  const policy = settings[way]
  if (policy === 'open') return null
  if (policy === 'closed') return 'SIGN_UP_CLOSED'
  if (isInvited) return null
  if (policy === 'invited') return 'SIGN_UP_BY_INVITATION'
  const address = emailKey(email)
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return settings.domains.includes(domain) ? null : 'SIGN_UP_DOMAIN'
}
