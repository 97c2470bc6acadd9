import env from '#start/env'
import type { ErrorCode } from '#contract/error_code'

/** The result of an OAuth flow: an exchange code or an error. */
export type Outcome = { token: string } | { error: ErrorCode }

/** Where the callback redirects: always our own `/auth`. */
export function returnUrl(outcome: Outcome, invitation: string | null = null): string {
  const query = new URLSearchParams({ ...outcome, ...(invitation !== null && { invitation }) })
  return `${env.appUrl}/auth?${query}`
}
