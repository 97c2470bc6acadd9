import type { AccountFlowKind } from '#contract/identity/data/session'

/** The purpose of a flow: a sign-in, or a change in the session that started it. */
export type FlowPurpose =
  | { kind: 'signIn'; invitation: string | null }
  | ({ kind: AccountFlowKind; returnTo: string } & FlowSession)

/** The session that started a flow. */
export interface FlowSession {
  userId: string
  sessionId: string
}
