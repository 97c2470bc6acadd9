import type { AiFailure } from '#contract/ai/rules/ai'

/** How a call has ended, and the state of its run. */
export interface EndedCall {
  failure: AiFailure | null
  /** Seconds after which the provider accepts another request. */
  retryAfter: number | null
  /** Whether the server is stopping, which is not a failure. */
  isInterrupted: boolean
  /** Texts that this call has delivered, usable or not. */
  arrived: number
  /** The calls of the run so far. */
  calls: number
  /** Whether a call was repeated before because the provider was not available. */
  wasRepeated: boolean
  /** How many texts the run has, how many it wants, and how many are still worth requesting. */
  texts: number
  wanted: number
  open: number
}

export type NextStep =
  | { kind: 'ask'; delay: number; isRepeated: boolean }
  | { kind: 'end'; state: 'done' | 'failed'; failure: AiFailure | null; retryAfter: number | null }

/** The pause before a retry when the provider was not available, and the longest wait, in seconds. */
const PAUSE_S = 2
const PAUSE_MAX_S = 20
/** The most calls of a run, however often servers are stopped. */
const CALLS_MAX = 6

/** Failures after which another call may deliver the missing texts. */
const PARTIAL: ReadonlySet<AiFailure | null> = new Set([null, 'AI_TRUNCATED', 'AI_UNAVAILABLE'])

/** What follows a call: another call, immediately or after a pause, or the end of the run. */
export function nextStep(call: EndedCall): NextStep {
  const { failure, wasRepeated, open } = call
  const ask = (delay: number, isRepeated = wasRepeated): NextStep => ({ kind: 'ask', delay, isRepeated })
  if (open > 0 && call.calls < CALLS_MAX) {
    if (call.isInterrupted) return ask(0)
    if (call.arrived > 0 && PARTIAL.has(failure)) return ask(0)
    const pause = call.retryAfter ?? PAUSE_S
    if (!wasRepeated && isPassing(failure) && pause <= PAUSE_MAX_S) return ask(pause * 1_000, true)
  }
  return {
    kind: 'end',
    state: call.texts > 0 ? 'done' : 'failed',
    failure: call.texts < call.wanted ? failure : null,
    retryAfter: failure === 'AI_RATE_LIMITED' ? call.retryAfter : null,
  }
}

const isPassing = (failure: AiFailure | null) => failure === 'AI_RATE_LIMITED' || failure === 'AI_UNAVAILABLE'
