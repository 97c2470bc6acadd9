import env from '#start/env'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'

const DAY_MS = 86_400_000

/** Log entries before this instant are deleted. */
export const loggedSince = () => toInstant(new Date(now().getTime() - env.logRetentionDays * DAY_MS))
