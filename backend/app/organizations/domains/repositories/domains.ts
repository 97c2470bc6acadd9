import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainProof, Joining, Mailbox } from '#contract/organizations/data/domain'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import type { DomainRow } from '#organizations/domains/queries/domains'
import { newRecordToken } from '#organizations/domains/rules/domain_record'
import { CHECK_MS } from '#organizations/domains/rules/judge_check'
import { hashCode } from '#organizations/domains/rules/mailed_code'

interface NewDomain {
  organizationId: string
  domain: string
  joining: Joining
  creatorId: string
}

const rowOf = (trx: TransactionClientContract, id: string) => trx.from('organization_domains').where({ id })

/** Inserts a domain that is not proven yet. */
export async function insertDomain(trx: TransactionClientContract, domain: NewDomain): Promise<string> {
  const id = newId()
  await trx.table('organization_domains').insert({
    id,
    organization_id: domain.organizationId,
    domain: domain.domain,
    joining: domain.joining,
    record_token: newRecordToken(),
    created_by: domain.creatorId,
    created_at: toInstant(now()),
  })
  return id
}

/** Records a proof. A unique index refuses a domain that another organization has proven. */
export async function markProven(
  trx: TransactionClientContract,
  { id, proven_at }: DomainRow,
  proof: DomainProof,
): Promise<void> {
  const at = now()
  await rowOf(trx, id).update({
    proof,
    proven_at: proven_at ?? toInstant(at),
    checked_at: toInstant(at),
    checks_at: toInstant(new Date(at.getTime() + CHECK_MS)),
    failing_since: null,
    ends_at: null,
    lost_at: null,
    code_hash: null,
    code_expires_at: null,
  })
}

/** Stores the code of a mail in place of the previous one. */
export async function storeCode(
  trx: TransactionClientContract,
  id: string,
  { code, mailbox, expiresAt }: { code: string; mailbox: Mailbox; expiresAt: Date },
): Promise<void> {
  await rowOf(trx, id).update({
    mailbox,
    code_hash: hashCode(id, code),
    code_expires_at: toInstant(expiresAt),
  })
}

export async function setJoining(
  trx: TransactionClientContract,
  id: string,
  joining: Joining,
): Promise<void> {
  await rowOf(trx, id).update({ joining })
}

/** Records that a check has failed, when the next one is, and when the domain is lost. */
export async function markFailing(
  trx: TransactionClientContract,
  id: string,
  { failingSince, endsAt, checksAt }: { failingSince: Date | null; endsAt: Date | null; checksAt: Date },
): Promise<void> {
  await rowOf(trx, id).update({
    checked_at: toInstant(now()),
    failing_since: failingSince && toInstant(failingSince),
    ends_at: endsAt && toInstant(endsAt),
    checks_at: toInstant(checksAt),
  })
}

/** Ends a proof: nobody is offered to join any more, and another organization may prove the domain. */
export async function markLost(trx: TransactionClientContract, id: string): Promise<void> {
  await rowOf(trx, id).update({
    proven_at: null,
    checked_at: toInstant(now()),
    lost_at: toInstant(now()),
    checks_at: null,
    failing_since: null,
    ends_at: null,
    code_hash: null,
    code_expires_at: null,
  })
}

export async function deleteDomain(trx: TransactionClientContract, id: string): Promise<void> {
  await rowOf(trx, id).delete()
}

/** Frees the domains of an organization that is deleted, and ends the requests to join it. */
export async function closeDomains(trx: TransactionClientContract, organizationId: string): Promise<void> {
  for (const table of ['organization_domains', 'join_requests'])
    await trx.from(table).where('organization_id', organizationId).delete()
}
