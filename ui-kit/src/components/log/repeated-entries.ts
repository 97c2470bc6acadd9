import type { ReactNode } from 'react'
import { daysUntil } from '../../i18n/relative-dates.ts'

/** An entry of a log in words. */
export interface DescribedEntry {
  id: string
  iso: string
  action: string
  /** What it was about; empty when it was about nothing that has a name. */
  subject: string | null
  /** The id of what it was about; null when that has none. */
  targetId?: string | null
  /** The action on several things, such as "Approved 4 posts". */
  actionOn?: (times: number) => string
  /** Null when the account has been deleted. */
  actor: string | null
  changes: ReactNode
}

/** An entry, or several that repeat an action. */
export interface EntryGroup {
  /** The id of the newest entry. */
  id: string
  entries: [DescribedEntry, ...DescribedEntry[]]
  /** Whether it is the first of its day, which is then named above it. */
  startsDay: boolean
}

const CLOSE_MS = 3_600_000

/** Groups neighbours of a log, newest first, in which a person repeats an action within an hour. */
export function groupRepeated(entries: readonly DescribedEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const newer = last?.entries.at(-1)
    if (newer !== undefined && repeats(entry, newer)) last!.entries.push(entry)
    else
      groups.push({
        id: entry.id,
        entries: [entry],
        startsDay: newer === undefined || !isSameDay(entry, newer),
      })
  }
  return groups
}

/** Different people may have deleted their accounts, so entries without a person repeat nothing. */
function repeats(entry: DescribedEntry, newer: DescribedEntry): boolean {
  return (
    entry.actor !== null &&
    entry.actor === newer.actor &&
    entry.action === newer.action &&
    Date.parse(newer.iso) - Date.parse(entry.iso) <= CLOSE_MS &&
    isSameDay(entry, newer)
  )
}

const isSameDay = (one: DescribedEntry, other: DescribedEntry): boolean =>
  daysUntil(one.iso) === daysUntil(other.iso)
