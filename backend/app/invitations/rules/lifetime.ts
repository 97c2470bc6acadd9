import { now } from '#core/clock'
import { fromInstant } from '#core/database/instant'

const LIFETIME = 7 * 24 * 60 * 60_000

/** When an invitation that is sent now expires. */
export const newExpiry = () => new Date(now().getTime() + LIFETIME)

/** Whether the time of an invitation is over. */
export const hasExpired = (expiresAt: string) => fromInstant(expiresAt) <= now()
