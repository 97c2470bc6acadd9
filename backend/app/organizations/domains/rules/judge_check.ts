const DAY_MS = 86_400_000

/** How long after a check that succeeded a domain is checked again. */
export const CHECK_MS = 30 * DAY_MS
/** How long owners have to put a missing record back, or to enter the code of the new mail. */
const RECORD_GRACE_MS = 7 * DAY_MS
export const MAIL_GRACE_MS = 14 * DAY_MS
/** Name servers that do not answer are no news for so long, and never end a domain earlier than this. */
const SILENCE_MS = 3 * DAY_MS
const SILENCE_GRACE_MS = 30 * DAY_MS

/** Whether the record is there, is not there, or could not be looked up. */
export type LookUp = 'found' | 'missing' | 'failed'

interface Failing {
  /** Since when checks fail; null while they do not. */
  failingSince: Date | null
  /** When the domain is lost, as its owners were told; null until they were. */
  endsAt: Date | null
}

interface Judgement extends Failing {
  isLost: boolean
  /** Whether the owners are to be told of `endsAt`. */
  isNews: boolean
  checksAt: Date
}

/** What becomes of a domain with a record after a look-up. Once told, the end never comes earlier. */
export function judgeCheck(lookUp: LookUp, { failingSince, endsAt }: Failing, at: Date): Judgement {
  const after = (milliseconds: number, from = at) => new Date(from.getTime() + milliseconds)
  if (lookUp === 'found')
    return { failingSince: null, endsAt: null, isLost: false, isNews: false, checksAt: after(CHECK_MS) }
  const since = failingSince ?? at
  const lasts = at.getTime() - since.getTime()
  const isOver = endsAt !== null && endsAt <= at && (lookUp === 'missing' || lasts >= SILENCE_GRACE_MS)
  const isNews = endsAt === null && (lookUp === 'missing' || lasts >= SILENCE_MS)
  const end = lookUp === 'missing' ? after(RECORD_GRACE_MS) : after(SILENCE_GRACE_MS, since)
  return {
    failingSince: since,
    endsAt: isNews ? end : endsAt,
    isLost: isOver,
    isNews,
    checksAt: after(DAY_MS),
  }
}
