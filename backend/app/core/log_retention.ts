import env from '#start/env'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'

const DAY_MS = 86_400_000

/** What was logged before this instant is deleted. */
export const loggedSince = () => toInstant(new Date(now().getTime() - env.logRetentionDays * DAY_MS))
