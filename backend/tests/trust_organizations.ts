import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import type { OldDatabase } from './old_database.js'

/** Lets the organizations of a server with a database of its own publish, as if a moderator had looked at a post of each. */
export async function trustOrganizations({ client }: Pick<OldDatabase, 'client'>): Promise<void> {
  await client()
    .from('organizations')
    .update({ public_reviewed_at: toInstant(now()) })
}
