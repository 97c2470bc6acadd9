import type { Metric } from '#core/observability/metrics/metric'
import { countCreatedIn } from '#core/database/rows/weekly_counts'
import { reader } from '#core/database/sql/reader'
import db from '@adonisjs/lucid/services/db'

/** The number of users. */
export async function countUsers(): Promise<number> {
  const [row] = await reader().rows<{ n: number }>(
    'select count(*) as n from users where closed_at is null',
    [],
  )
  return Number(row!.n)
}

/** The number of users who joined in each week. */
const countNewUsers = (weeks: readonly Date[]): Promise<number[]> =>
  countCreatedIn(() => db.from('users').whereNull('closed_at'), weeks)

/** Whether there are any users. */
async function hasUsers(): Promise<boolean> {
  return (await db.from('users').select('id').first()) !== null
}

/** Which of these users are administrators of the installation. */
export async function administratorsAmong(userIds: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db
    .from('users')
    .whereIn('id', [...userIds])
    .where('is_admin', true)
    .select('id')
  return new Set(rows.map(({ id }) => id))
}

/** How many users there are, joined in each week, and whether there are any. */
export const userCounts = { all: countUsers, created: countNewUsers, any: hasUsers }

const MAX_AGE_MS = 300_000

export const userMetrics: Metric[] = [
  {
    type: 'gauge',
    name: 'fanfare_users',
    help: 'People with an account, at most five minutes old.',
    maxAge: MAX_AGE_MS,
    read: countUsers,
  },
]
