import type { PlatformLogEntry } from '@fanfare/contract/moderation/data/platform_log.ts'
import { fieldChanges, type Change, type FieldChange } from '../../../../../components/field-changes.ts'

type Entry = Pick<PlatformLogEntry, 'action' | 'subject' | 'before' | 'after'>

/** Fields that the texts of these actions tell already. */
const TOLD: Record<string, RegExp> = {
  status: /^(post|testimonial)\./,
  isSensitive: /sensitive$/,
  name: /^host\.(approved|blocked|removed)$/,
  state: /^host\.(approved|blocked)$/,
}

/** Values that say nothing about what was created or deleted. */
const NOTHING = ['false', '0', null]

/** The changes of an entry that its sentence does not tell. */
export function untoldChanges({ action, subject, before, after }: Entry): Change {
  const isUntold = (change: FieldChange) => {
    if (TOLD[change.field]?.test(action) || change.before === change.after) return false
    const isOneSided = change.before === null || change.after === null
    return !isOneSided || ![...NOTHING, subject].includes(change.before ?? change.after)
  }
  const untold = new Set(
    fieldChanges({ before, after })
      .filter(isUntold)
      .map(({ field }) => field),
  )
  const keep = (side: Change['before']) =>
    side && Object.fromEntries(Object.entries(side).filter(([field]) => untold.has(field)))
  return { before: keep(before), after: keep(after) }
}
