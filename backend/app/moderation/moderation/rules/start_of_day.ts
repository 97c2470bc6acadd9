const OLDEST_MS = 48 * 3_600_000

/** The start of today: as sent by the client, but at most 48 hours ago, or in UTC. */
export function startOfDay(now: Date, since?: Date): Date {
  if (since === undefined)
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  return new Date(Math.max(since.getTime(), now.getTime() - OLDEST_MS))
}
