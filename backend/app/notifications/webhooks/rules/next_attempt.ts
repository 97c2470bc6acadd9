import { WEBHOOK_RETRY_HOURS, type SwitchedOffReason } from '#contract/notifications/rules/webhook'
import type { Attempt } from '#notifications/webhooks/models/delivery_row'
import { pauseAfter, retryDelay } from '#notifications/webhooks/rules/retry'

const RETRY_MS = WEBHOOK_RETRY_HOURS * 3_600_000
const GONE = 410

interface FailedDelivery {
  /** Before this attempt. */
  attempts: number
  endsAt: Date | null
}

/** When a delivery whose attempt has failed is tried next, and until when at all. */
export function nextAttempt({ attempts, endsAt }: FailedDelivery, attempt: Attempt, random = Math.random()) {
  const at = attempt.at.getTime()
  const end = endsAt ?? new Date(at + RETRY_MS)
  if (at >= end.getTime() || attempt.statusCode === GONE) return { dueAt: null, endsAt: end }
  const wanted = Math.max(at + retryDelay(attempts + 1, random), attempt.retryAt?.getTime() ?? 0)
  return { dueAt: new Date(Math.min(wanted, end.getTime())), endsAt: end }
}

interface FailingWebhook {
  /** Before this attempt. */
  failures: number
  failingSince: Date | null
}

/** What failed attempts mean for the other messages of their webhook. */
export interface Pause extends FailingWebhook {
  pausedUntil: Date | null
  /** Null for a webhook that stays on. */
  switchedOff: SwitchedOffReason | null
}

/** The pause after one more failed attempt. */
export function nextPause(
  { failures, failingSince, switchedOff }: FailingWebhook & Partial<Pause>,
  { at, retryAt, statusCode }: Attempt,
  random = Math.random(),
): Pause & { failingSince: Date } {
  const since = failingSince ?? at
  const pause = pauseAfter(failures + 1, random)
  const until = Math.max(pause === 0 ? 0 : at.getTime() + pause, retryAt?.getTime() ?? 0)
  return {
    failures: failures + 1,
    failingSince: since,
    pausedUntil: until === 0 ? null : new Date(until),
    switchedOff: switchedOff ?? reasonToSwitchOff(at, since, statusCode),
  }
}

function reasonToSwitchOff(at: Date, since: Date, statusCode: number | null): SwitchedOffReason | null {
  if (statusCode === GONE) return 'gone'
  return at.getTime() - since.getTime() >= RETRY_MS ? 'failing' : null
}
