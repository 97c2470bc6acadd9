import db from '@adonisjs/lucid/services/db'
import type { ExternalProvider } from '#contract/data/session'

export interface IdentityRow {
  provider: ExternalProvider
  email: string | null
  created_at: string
}

/** Who vouches for a person elsewhere, in the order they began to. */
export function listIdentities(userId: string): Promise<IdentityRow[]> {
  return db
    .from('identities')
    .where('user_id', userId)
    .orderBy('id')
    .select('provider', 'email', 'created_at')
}
