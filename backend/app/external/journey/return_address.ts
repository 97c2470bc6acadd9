import env from '#start/env'
import type { ErrorCode } from '#contract/error_code'

/** How a journey ended: with a code to hand over, or with why not. */
export type Outcome = { token: string } | { error: ErrorCode }

/** Where the browser goes after a journey: always our own `/auth`, whatever was asked. */
export function returnAddress(outcome: Outcome, invitation: string | null = null): string {
  const query = new URLSearchParams({ ...outcome, ...(invitation !== null && { invitation }) })
  return `${env.appUrl}/auth?${query}`
}
