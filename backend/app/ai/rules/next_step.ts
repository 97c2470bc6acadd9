import type { AiFailure } from '#contract/rules/ai'

/** How a call has ended, and what the run has. */
export interface EndedCall {
  failure: AiFailure | null
  /** Seconds the provider wants to be left alone. */
  retryAfter: number | null
  /** Whether the server is being stopped, which is no failure. */
  isInterrupted: boolean
  /** Texts that this call has brought, whether they could be used or not. */
  arrived: number
  /** The calls of the run so far. */
  calls: number
  /** Whether a call was repeated before because the provider was not available. */
  wasRepeated: boolean
  /** Texts of the run, of those wanted, and of those still worth asking for. */
  texts: number
  wanted: number
  open: number
}

export type NextStep =
  | { kind: 'ask'; delay: number; isRepeated: boolean }
  | { kind: 'end'; state: 'done' | 'failed'; failure: AiFailure | null; retryAfter: number | null }

/** Milliseconds before a provider that was not available is asked again, and the longest wait in seconds. */
const PAUSE_S = 2
const PAUSE_MAX_S = 20
/** However often servers are stopped. */
const CALLS_MAX = 6

/** Failures after which another call may bring what is missing. */
const PARTIAL: ReadonlySet<AiFailure | null> = new Set([null, 'AI_TRUNCATED', 'AI_UNAVAILABLE'])

/** What follows a call: another one, at once or after a pause, or the end of the run. */
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
