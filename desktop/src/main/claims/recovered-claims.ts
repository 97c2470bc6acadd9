import { ApiError, hasCode } from '@fanfare/ui-kit/client/api-error.ts'
import { isUnanswered } from '@fanfare/ui-kit/client/keyed-post.ts'
import type { RecoveredClaim } from '../../shared/desktop-state.ts'
import { refreshTask } from '../core/refresh-task.ts'
import type { State } from '../core/state.ts'
import type { RunningSession } from '../core/running-session.ts'
import type { Claimed, ClaimCalls } from './claim-calls.ts'
import type { PendingClaim, PendingClaims } from './pending-claims.ts'

/** Milliseconds before the outcome of a claim is requested. */
const DELAY_MS = 500

export interface RecoveredClaimsOptions {
  state: State
  pending: PendingClaims
  /** The session at a server; null when there is none. */
  sessionAt: (address: string) => RunningSession | null
  callsIn: (session: RunningSession) => Pick<ClaimCalls, 'ask'>
  /** Whether a claim is in flight, whose response may still come. */
  isClaiming: () => boolean
}

/**
 * Asks about claims without a response until their outcome is known. A claimed suggestion is offered in the state until
 * the user copies or releases it.
 */
export function recoverClaims({ state, pending, sessionAt, callsIn, isClaiming }: RecoveredClaimsOptions) {
  const tasks = new Map<string, () => void>()

  const offer = (claim: PendingClaim, { post, claimed }: Claimed) => {
    if (!pending.has(claim.key)) return
    const { id: postId, ...rest } = post
    const { key, server, told } = claim
    pending.markTold(key)
    const recovered = {
      key,
      server,
      commentId: claimed.id,
      text: claimed.text,
      postId,
      ...rest,
      isNew: !told,
    }
    state.setState((now) => ({ recovered: [...now.recovered, recovered] }))
  }
  const isOffered = ({ key }: PendingClaim) => state.getState().recovered.some((each) => each.key === key)
  const askAll = async (address: string) => {
    const session = sessionAt(address)
    // The end of the claim triggers this again.
    if (session === null || isClaiming()) return
    for (const claim of pending.list(session).filter((each) => !isOffered(each))) {
      try {
        offer(claim, await callsIn(session).ask(claim))
      } catch (error) {
        if (isOpen(error)) throw error
        // The server knows the request, and it claimed nothing.
        pending.drop(claim.key)
      }
    }
  }
  const settle = (isSettled: (claim: RecoveredClaim) => boolean) => {
    const { recovered } = state.getState()
    if (recovered.some(isSettled))
      state.setState({ recovered: recovered.filter((claim) => !isSettled(claim)) })
  }

  return {
    /** Asks about the claims at a server. */
    ask: (address: string) => {
      const task = tasks.get(address) ?? refreshTask(() => askAll(address), { delay: DELAY_MS })
      tasks.set(address, task)
      task()
    },
    find: (key: string) => state.getState().recovered.find((claim) => claim.key === key) ?? null,
    /** The user has copied or released the claim. */
    settle: (key: string) => {
      pending.drop(key)
      settle((claim) => claim.key === key)
    },
    /** A suggestion that was copied in another way is no longer offered. */
    settleCopied: (commentId: string) => {
      for (const { key, commentId: id } of state.getState().recovered) if (id === commentId) pending.drop(key)
      settle((claim) => claim.commentId === commentId)
    },
    /** The session at a server has ended. */
    forget: (address: string) => {
      pending.forget(address)
      settle((claim) => claim.server === address)
    },
  }
}

/** Whether the outcome of a claim is still unknown after this error. */
function isOpen(error: unknown): boolean {
  if (hasCode(error, 'TOO_MANY_REQUESTS', 'UNAUTHENTICATED')) return true
  return isUnanswered(error) || (error instanceof ApiError && error.unsent)
}
