import { errors, LimiterResponse } from '@adonisjs/limiter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import string from '@adonisjs/core/helpers/string'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { clearCounts, countAll, decrementCounts, type Count } from './limit_counts.js'
import { noteLimit } from './limits_left.js'

/**
 * A limit that is counted in the database: all instances share it, and it survives a restart. For secrets that could be
 * guessed, and for codes that must not be redeemed twice.
 */
export interface DurableLimit {
  key: string
  /** How many requests are allowed within `duration`. */
  requests: number
  /** As text, like `15 minutes`, or in seconds. */
  duration: string | number
  /** How many requests with a proof of work are allowed. Above `requests`, requests without a proof get CAPTCHA_REQUIRED. */
  proven?: number
}

export interface CountOptions {
  /** Whether the request has a proof of work. */
  isProven?: boolean
}

/**
 * Counts a request against several limits, in its own transaction: the counts remain even if the request fails. Throws
 * TOO_MANY_REQUESTS. Limits after the first exceeded one do not count the request, so that a refused address cannot use
 * up the limit of an account. A request that gets CAPTCHA_REQUIRED is not counted at all.
 */
export async function countRequest(
  limits: readonly DurableLimit[],
  { isProven = false }: CountOptions = {},
): Promise<void> {
  const refusal = await inTransaction((trx) => count(trx, limits, isProven))
  if (refusal !== undefined) throw refusal
}

/** Counts a request against a limit. False when it is exceeded. */
export async function isWithinLimit(limit: DurableLimit): Promise<boolean> {
  return (await inTransaction((trx) => count(trx, [limit], false))) === undefined
}

/**
 * Limits failures. An attempt is counted before it runs, so that parallel attempts cannot exceed a limit, and uncounted
 * unless it fails.
 */
export async function limitFailures<T>(
  limits: readonly DurableLimit[],
  attempt: () => Promise<T>,
  hasFailed: (error: unknown) => boolean = () => true,
): Promise<T> {
  await countRequest(limits)
  let isFailure = false
  try {
    return await attempt()
  } catch (error) {
    isFailure = hasFailed(error)
    throw error
  } finally {
    if (!isFailure) await returnRequest(limits)
  }
}

/** Uncounts a request. */
export async function returnRequest(limits: readonly DurableLimit[]): Promise<void> {
  await inTransaction((trx) => decrementCounts(trx, keysOf(limits)))
}

/** How many of several requests are within a limit, and when further ones are, in seconds. */
export interface Allowance {
  within: number
  availableIn: number
}

/** Counts up to `wanted` requests against each of some limits: those that are within all of them. */
export async function countUpTo(
  trx: TransactionClientContract,
  limits: readonly DurableLimit[],
  wanted: number,
): Promise<Allowance> {
  if (wanted === 0 || limits.length === 0) return { within: wanted, availableIn: 0 }
  const counts = await countAll(trx, limits.map(windowOf), wanted)
  const excesses = limits.map((limit) => {
    const { points, availableIn } = counts.get(limit.key)!
    return { count: Math.min(wanted, Math.max(0, points - limit.requests)), availableIn }
  })
  const excess = Math.max(...excesses.map(({ count }) => count))
  if (excess > 0) await decrementCounts(trx, keysOf(limits), { points: excess })
  const exceeded = excesses.filter(({ count }) => count > 0)
  return { within: wanted - excess, availableIn: Math.max(0, ...exceeded.map((one) => one.availableIn)) }
}

/** Counts a request against each limit on its own. Returns for each after how many seconds it is within it; 0 if it is. */
export async function countEach(
  trx: TransactionClientContract,
  limits: readonly DurableLimit[],
): Promise<number[]> {
  if (limits.length === 0) return []
  const counts = await countAll(trx, limits.map(windowOf))
  const isWithin = ({ key, requests }: DurableLimit) => counts.get(key)!.points <= requests
  await decrementCounts(trx, keysOf(limits.filter((limit) => !isWithin(limit))))
  return limits.map((limit) => (isWithin(limit) ? 0 : counts.get(limit.key)!.availableIn))
}

/** Resets the counts of limits. */
export async function resetLimits(limits: readonly DurableLimit[]): Promise<void> {
  await inTransaction((trx) => clearCounts(trx, keysOf(limits)))
}

/** Uncounts a request from the limits `counted`, and resets the limits `reset`. */
export async function releaseRequest(
  trx: TransactionClientContract,
  { counted, reset }: { counted: readonly DurableLimit[]; reset: readonly DurableLimit[] },
): Promise<void> {
  await decrementCounts(trx, keysOf(counted), { cleared: keysOf(reset) })
}

const windowOf = ({ key, duration }: DurableLimit) => ({ key, seconds: string.seconds.parse(duration) })

const keysOf = (limits: readonly DurableLimit[]) => limits.map(({ key }) => key)

/** Counts a request. Returns the error of the first limit that it exceeds. */
async function count(
  trx: TransactionClientContract,
  limits: readonly DurableLimit[],
  isProven: boolean,
): Promise<Error | undefined> {
  if (limits.length === 0) return undefined
  const counts = await countAll(trx, limits.map(windowOf))
  const allowed = ({ requests, proven }: DurableLimit) => (isProven ? (proven ?? requests) : requests)
  for (const limit of limits) {
    const { points, availableIn } = counts.get(limit.key)!
    const remaining = Math.max(0, allowed(limit) - points)
    const { key, seconds: window } = windowOf(limit)
    noteLimit({ key, limit: allowed(limit), remaining, window, availableIn })
  }
  const refusing = limits.findIndex((limit) => counts.get(limit.key)!.points > allowed(limit))
  if (refusing === -1) return undefined
  const { key, requests, proven = requests } = limits[refusing]!
  const isAskedForProof = !isProven && counts.get(key)!.points <= proven
  await decrementCounts(trx, keysOf(isAskedForProof ? limits : limits.slice(refusing + 1)))
  return isAskedForProof ? new AppError('CAPTCHA_REQUIRED') : refusal(requests, counts.get(key)!)
}

const refusal = (limit: number, { points, availableIn }: Count) =>
  new errors.E_TOO_MANY_REQUESTS(new LimiterResponse({ limit, remaining: 0, consumed: points, availableIn }))
