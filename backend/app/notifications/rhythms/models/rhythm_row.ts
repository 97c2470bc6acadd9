import type { Hours, Rhythm } from '#contract/notifications/rules/rhythm'

/** The columns of a rhythm, without the user. */
export interface RhythmRow {
  time_zone: string
  active_from: string | null
  active_to: string | null
  quiet_from: string | null
  quiet_to: string | null
  days_off: string
  posts_per_day: number | null
}

/** The columns that `toRhythm` needs, for a `select`. */
export const RHYTHM_COLUMNS = [
  'time_zone',
  'active_from',
  'active_to',
  'quiet_from',
  'quiet_to',
  'days_off',
  'posts_per_day',
]
  .map((name) => `rhythms.${name}`)
  .join(', ')

/** The rhythm that a row stores. */
export function toRhythm(row: RhythmRow): Rhythm {
  return {
    timeZone: row.time_zone,
    activeHours: hoursOf(row.active_from, row.active_to),
    quietHours: hoursOf(row.quiet_from, row.quiet_to),
    daysOff: row.days_off === '' ? [] : row.days_off.split(',').map(Number),
    postsPerDay: row.posts_per_day,
  }
}

/** The row that stores a rhythm. */
export function toRow({ timeZone, activeHours, quietHours, daysOff, postsPerDay }: Rhythm): RhythmRow {
  return {
    time_zone: timeZone,
    active_from: activeHours?.from ?? null,
    active_to: activeHours?.to ?? null,
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    days_off: daysOff.toSorted().join(','),
    posts_per_day: postsPerDay,
  }
}

const hoursOf = (from: string | null, to: string | null): Hours | null =>
  from === null || to === null ? null : { from, to }
