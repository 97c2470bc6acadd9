import db from '@adonisjs/lucid/services/db'
import type { ExternalProvider } from '#contract/identity/data/session'

export interface IdentityRow {
  id: string
  provider: ExternalProvider
  email: string | null
  created_at: string
}

/** The identities of a user, oldest first. */
export function listIdentities(userId: string): Promise<IdentityRow[]> {
  return db
    .from('identities')
    .where('user_id', userId)
    .orderBy('id')
    .select('id', 'provider', 'email', 'created_at')
}
