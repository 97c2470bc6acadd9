import type { AccountFlowKind } from '#contract/data/session'

/** What a flow is for: a sign-in, or something of a session that it returns to. */
export type FlowPurpose =
  | { kind: 'signIn'; invitation: string | null }
  | ({ kind: AccountFlowKind; returnTo: string } & FlowSession)

/** The session that started a flow. */
export interface FlowSession {
  userId: string
  sessionId: string
}
