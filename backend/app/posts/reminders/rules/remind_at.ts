export interface RemindedWindow {
  /** Since when the post asks for comments; null while it does not. */
  approvedAt: Date | null
  endsAt: Date | null
  /** Percent; null for no reminders. */
  reminderShare: number | null
  /** When reminders of it were planned. */
  remindedAt: Date | null
}

/**
 * When members are reminded of a post: after a share of its window, or of what is left of it if that time has passed. Null
 * without an end, and for a post of which they were reminded.
 */
export function remindAt(
  { approvedAt, endsAt, reminderShare, remindedAt }: RemindedWindow,
  now: Date,
): Date | null {
  if (approvedAt === null || endsAt === null || reminderShare === null || remindedAt !== null) return null
  if (endsAt <= now) return null
  const from = (start: Date) => new Date(afterShare(start.getTime(), endsAt.getTime(), reminderShare))
  const at = from(approvedAt)
  return at > now ? at : from(now)
}

const afterShare = (from: number, to: number, percent: number): number =>
  Math.floor(from + ((to - from) * percent) / 100)
