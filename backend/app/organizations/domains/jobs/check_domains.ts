import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { now } from '#core/runtime/clock'
import { TxtRecords } from '#organizations/domains/gateways/txt_records'
import TellManagers from '#organizations/domains/jobs/tell_managers'
import { queueCodeMail } from '#organizations/domains/mails/code_mail'
import { listRecipients } from '#organizations/domains/queries/list_recipients'
import { type DomainRow, listDueDomains } from '#organizations/domains/queries/domains'
import { markFailing, markLost, storeCode } from '#organizations/domains/repositories/domains'
import { proveDomain } from '#organizations/domains/repositories/prove_domain'
import { recordValue } from '#organizations/domains/rules/domain_record'
import { judgeCheck, MAIL_GRACE_MS, type LookUp } from '#organizations/domains/rules/judge_check'
import { newCode } from '#organizations/domains/rules/mailed_code'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

/** How many domains are looked up at once, and in one run. */
const AT_ONCE = 10
const RUN_MAX = 500

/**
 * Checks the proven domains whose month is over. A record is looked up again; a mailbox is sent a new code. Owners are
 * told before a domain is lost. Safe to run on several instances at once.
 */
export async function checkDomains(): Promise<void> {
  const records = await app.container.make(TxtRecords)
  for (let count = 0; count < RUN_MAX; count += AT_ONCE) {
    const due = await listDueDomains(toInstant(now()), AT_ONCE)
    if (due.length === 0) return
    await Promise.all(due.map(async (row) => settle(row, await lookUp(records, row))))
  }
}

/** Null for a domain that was proven by mail. */
async function lookUp(records: TxtRecords, { proof, domain, record_token }: DomainRow) {
  return proof === 'dns' ? records.lookUp(domain, recordValue(record_token)) : null
}

/** Records the result of a check, unless the domain has changed since. */
function settle(found: DomainRow, result: LookUp | null): Promise<void> {
  return inTransaction(async (trx) => {
    const organization = await lockOrganization(trx, found.organization_id, { ifExists: true })
    const row: DomainRow | null = await trx
      .from('organization_domains')
      .where({ id: found.id, checks_at: found.checks_at })
      .first()
    if (!organization || !row) return
    if (result === null) await askAgain(trx, row, organization.name)
    else await judge(trx, row, result)
    afterCommit(trx, () => OrganizationUpdated.dispatch(row.organization_id))
  })
}

async function judge(trx: TransactionClientContract, row: DomainRow, result: LookUp): Promise<void> {
  if (result === 'found') return proveDomain(trx, row, { proof: 'dns', actorId: null })
  const failing = { failingSince: dateOf(row.failing_since), endsAt: dateOf(row.ends_at) }
  const judgement = judgeCheck(result, failing, now())
  if (judgement.isLost) return lose(trx, row)
  await markFailing(trx, row.id, judgement)
  if (judgement.isNews) await tell(trx, row, 'domainFailing', judgement.endsAt)
}

const dateOf = (instant: string | null) => (instant === null ? null : fromInstant(instant))

/** Mails a new code to the mailbox of a proof; the domain is lost when nobody has entered it in time. */
async function askAgain(trx: TransactionClientContract, row: DomainRow, organization: string): Promise<void> {
  const { id, domain, ends_at } = row
  if (ends_at !== null) return lose(trx, row)
  const mailbox = row.mailbox ?? 'postmaster'
  const code = newCode()
  const endsAt = new Date(now().getTime() + MAIL_GRACE_MS)
  await markFailing(trx, id, { failingSince: now(), endsAt, checksAt: endsAt })
  await storeCode(trx, id, { code, mailbox, expiresAt: endsAt })
  const url = `${env.appUrl}/organizations/${row.organization_id}/settings/domains`
  const [owner] = await listRecipients(row.organization_id, ['owner'], trx)
  const mail = { code, expiresAt: endsAt, language: owner?.language ?? null, organization, domain, url }
  await queueCodeMail(trx, `${mailbox}@${domain}`, mail)
  await tell(trx, row, 'domainAsked', endsAt, `${mailbox}@${domain}`)
}

async function lose(trx: TransactionClientContract, row: DomainRow): Promise<void> {
  const { organization_id: organizationId, domain: subject } = row
  await markLost(trx, row.id)
  await recordAudit(trx, { organizationId, actorId: null, subject, action: 'domain.lost' })
  await tell(trx, row, 'domainLost', null)
}

function tell(
  trx: TransactionClientContract,
  { organization_id: organizationId, domain }: DomainRow,
  about: 'domainFailing' | 'domainAsked' | 'domainLost',
  endsAt: Date | null,
  mailbox?: string,
): Promise<void> {
  return dispatch(trx, TellManagers, {
    organizationId,
    about,
    domain,
    mailbox,
    endsAt: endsAt?.toISOString(),
  })
}
