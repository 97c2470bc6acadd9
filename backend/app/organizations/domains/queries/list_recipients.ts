import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/core/rules/language'
import type { Role } from '#contract/organizations/rules/role'
import { personJoin } from '#identity/public'

/** A member who is sent a mail about the organization. */
export interface Recipient {
  id: string
  name: string
  email: string
  language: Language | null
}

/** The members with one of some roles whose accounts are neither closed nor disabled. */
export function listRecipients(
  organizationId: string,
  roles: readonly Role[],
  client: QueryClientContract,
): Promise<Recipient[]> {
  return client
    .from('memberships')
    .joinRaw(personJoin('memberships.user_id'))
    .where('memberships.organization_id', organizationId)
    .whereIn('memberships.role', [...roles])
    .whereNotNull('users.id')
    .whereNull('users.disabled_at')
    .orderBy('memberships.id')
    .select('users.id', 'users.name', 'users.email', 'users.language')
}
