import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DomainProof, Joining, Mailbox } from '#contract/organizations/data/domain'
import { domainNotFound } from '#organizations/domains/errors'

export interface DomainRow {
  id: string
  organization_id: string
  domain: string
  joining: Joining
  record_token: string
  proof: DomainProof | null
  mailbox: Mailbox | null
  code_hash: string | null
  code_expires_at: string | null
  proven_at: string | null
  checked_at: string | null
  checks_at: string | null
  failing_since: string | null
  ends_at: string | null
  lost_at: string | null
}

const domains = (client: QueryClientContract) => client.from('organization_domains')

/** The domains of an organization, by name. */
export function listDomains(
  organizationId: string,
  client: QueryClientContract = db.connection(),
): Promise<DomainRow[]> {
  return domains(client).where('organization_id', organizationId).orderBy('domain')
}

/** A domain of an organization, or NOT_FOUND. */
export async function requireDomain(
  { organizationId, id }: { organizationId: string; id: string },
  client: QueryClientContract = db.connection(),
): Promise<DomainRow> {
  const row: DomainRow | null = await domains(client).where({ id, organization_id: organizationId }).first()
  if (!row) throw domainNotFound()
  return row
}

/** Some of the domains whose check is due at an instant, those that wait longest first. */
export function listDueDomains(at: string, limit: number): Promise<DomainRow[]> {
  return domains(db.connection()).where('checks_at', '<=', at).orderBy('checks_at').orderBy('id').limit(limit)
}
