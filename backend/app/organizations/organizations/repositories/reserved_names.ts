import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { nameOrSlugExists } from '#organizations/organizations/errors'
import { nameSkeleton } from '#organizations/organizations/rules/same_name'

const TTL_MS = 365 * 86_400_000
const TABLE = 'reserved_names'

interface Names {
  name?: string
  slug?: string
}

const entriesOf = ({ name, slug }: Names) => [
  ...(name === undefined ? [] : [{ kind: 'name', key: nameSkeleton(name) }]),
  ...(slug === undefined ? [] : [{ kind: 'slug', key: slug }]),
]

/** Reserves the name and the slug of a deleted organization for a year, for the user who deleted it. */
export async function reserveNames(
  trx: TransactionClientContract,
  names: Names,
  userId: string,
): Promise<void> {
  const at = now()
  await trx.from(TABLE).where('reserved_until', '<=', toInstant(at)).delete()
  const until = toInstant(new Date(at.getTime() + TTL_MS))
  const rows = entriesOf(names).map((entry) => ({ ...entry, user_id: userId, reserved_until: until }))
  await trx.knexQuery().insert(rows).into(TABLE).onConflict(['kind', 'key']).merge()
}

/**
 * Refuses names that are reserved for other users. Call it after the write of the names, because a concurrent deletion
 * may reserve them until then.
 */
export async function refuseReservedNames(
  trx: TransactionClientContract,
  names: Names,
  userId: string,
): Promise<void> {
  const inUse = { name: false, slug: false }
  for (const entry of entriesOf(names)) {
    const row = await trx.from(TABLE).where(entry).where('reserved_until', '>', toInstant(now())).first()
    if (row && row.user_id !== userId) inUse[entry.kind as keyof typeof inUse] = true
  }
  if (inUse.name || inUse.slug) throw nameOrSlugExists(inUse)
}
