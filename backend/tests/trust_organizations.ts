import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import type { SeparateDatabase } from './separate_database.js'

/** Lets the organizations of a server with its own database publish, as if a moderator had reviewed a post of each. */
export async function trustOrganizations({ client }: Pick<SeparateDatabase, 'client'>): Promise<void> {
  await client()
    .from('organizations')
    .update({ public_reviewed_at: toInstant(now()) })
}
