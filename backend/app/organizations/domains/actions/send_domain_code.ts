import type { Mailbox } from '#contract/organizations/data/domain'
import type { User } from '#identity/public'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { queueCodeMail } from '#organizations/domains/mails/code_mail'
import { requireDomain } from '#organizations/domains/queries/domains'
import { storeCode } from '#organizations/domains/repositories/domains'
import { CODE_MS, newCode } from '#organizations/domains/rules/mailed_code'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

interface SendDomainCodeInput {
  organizationId: string
  id: string
  owner: User
  mailbox: Mailbox
}

/**
 * Mails a code to a mailbox of a domain; an owner enters it here. Nothing in the mail proves the domain by being opened,
 * as scanners of mails do. The previous code stops working.
 */
export default class SendDomainCode {
  handle({ organizationId, id, owner, mailbox }: SendDomainCodeInput): Promise<void> {
    return inTransaction(async (trx) => {
      const organization = await lockOrganization(trx, organizationId)
      const { domain } = await requireDomain({ organizationId, id }, trx)
      const code = newCode()
      const expiresAt = new Date(now().getTime() + CODE_MS)
      await storeCode(trx, id, { code, mailbox, expiresAt })
      const mail = { code, expiresAt, language: owner.language, organization: organization.name, domain }
      await queueCodeMail(trx, `${mailbox}@${domain}`, mail)
    })
  }
}
