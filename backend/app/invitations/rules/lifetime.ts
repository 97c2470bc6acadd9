import { now } from '#core/clock'
import { fromInstant } from '#core/database/instant'

const TTL_MS = 7 * 24 * 60 * 60_000

/** When an invitation sent now expires. */
export const newExpiry = () => new Date(now().getTime() + TTL_MS)

/** Whether an invitation has expired. */
export const hasExpired = (expiresAt: string) => fromInstant(expiresAt) <= now()
