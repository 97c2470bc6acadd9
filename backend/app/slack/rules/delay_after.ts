import type { AppError } from '#core/http/errors/app_error'

const TRIES = 5
const BACKOFF_MS = 30_000
const RUNNING_MS = 60_000

/**
 * How many milliseconds a share of a post that has started waits after an error, and how often it was tried by then; null
 * when it has failed. It waits as long as it takes until another message to all members was sent.
 */
export function delayAfter(
  { code, details }: Pick<AppError, 'code' | 'details'>,
  tries: number,
): { tries: number; delay: number } | null {
  if (code === 'SLACK_BROADCAST_RUNNING') return { tries, delay: RUNNING_MS }
  if (code === 'TOO_MANY_REQUESTS') return { tries, delay: (details?.retryAfter ?? 60) * 1_000 }
  if (code !== 'SLACK_UNAVAILABLE' || tries + 1 >= TRIES) return null
  return { tries: tries + 1, delay: BACKOFF_MS * 2 ** tries }
}
