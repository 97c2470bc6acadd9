import env from '#start/env'
import type { ErrorCode } from '#contract/error_code'
import type { AccountFlowKind } from '#contract/identity/data/session'

/**
 * The purpose of a flow: a sign-in, a change in the session that started it, or to show an administrator what the
 * provider answers.
 */
export type FlowPurpose =
  | { kind: 'signIn'; invitation: string | null }
  | ({ kind: AccountFlowKind | 'test'; returnTo: string } & FlowSession)

/** The session that started a flow. */
export interface FlowSession {
  userId: string
  sessionId: string
}

/** The result of a sign-in: an exchange code, or a code to join the existing account with this address. */
export type SignInOutcome = { token: string } | { join: string }

/** The result of an OAuth flow. */
export type Outcome = SignInOutcome | { done: 'reauthenticated' | 'linked' | 'tested' } | { error: ErrorCode }

const SIGN_IN: FlowPurpose = { kind: 'signIn', invitation: null }

/** The target of the callback's redirect: our own `/auth`, or the page of the client that started the flow. */
export function returnUrl(outcome: Outcome, purpose: FlowPurpose = SIGN_IN): string {
  if (purpose.kind === 'signIn') {
    const { invitation } = purpose
    return `${env.appUrl}/auth?${new URLSearchParams({ ...outcome, ...(invitation !== null && { invitation }) })}`
  }
  const url = new URL(env.appUrl + purpose.returnTo)
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value)
  return url.href
}
