import type { DomainState, OrganizationDomain } from '#contract/organizations/data/domain'
import { fromInstant, instantToIso } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import type { DomainRow } from '#organizations/domains/queries/domains'
import { recordName, recordValue } from '#organizations/domains/rules/domain_record'

/** A domain, as owners and admins see it. */
export function forManager(row: DomainRow): OrganizationDomain {
  const hasCode = row.code_expires_at !== null && fromInstant(row.code_expires_at) > now()
  return {
    id: row.id,
    domain: row.domain,
    state: stateOf(row),
    proof: row.proof,
    joining: row.joining,
    record: { name: recordName(row.domain), value: recordValue(row.record_token) },
    mailbox: hasCode ? row.mailbox : null,
    codeExpiresAt: hasCode ? instantToIso(row.code_expires_at!) : null,
    checkedAt: row.checked_at && instantToIso(row.checked_at),
    checksAt: row.checks_at && instantToIso(row.checks_at),
    endsAt: row.ends_at && instantToIso(row.ends_at),
  }
}

function stateOf({ proven_at, ends_at, lost_at }: DomainRow): DomainState {
  if (proven_at === null) return lost_at === null ? 'pending' : 'lost'
  return ends_at === null ? 'proven' : 'failing'
}
