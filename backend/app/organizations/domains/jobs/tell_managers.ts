import { Job } from '@adonisjs/queue'
import { ROLES, type Role } from '#contract/organizations/rules/role'
import { may } from '#contract/organizations/rules/abilities'
import { inTransaction } from '#core/database/transactions/transaction'
import { managersMail, type ManagersMail } from '#organizations/domains/mails/managers_mail'
import { listRecipients } from '#organizations/domains/queries/list_recipients'
import { queueMail } from '#core/mail/outbox'
import { lockOrganization } from '#organizations/organizations/repositories/organizations'

type Payload = Omit<ManagersMail, 'organization'>

const managers = ROLES.filter((role) => may(role, 'manageMembers'))
const owners = ROLES.filter((role) => may(role, 'manageDomains'))

/** Who can do something about it. */
const RECIPIENTS: Record<Payload['about'], readonly Role[]> = {
  joinRequested: managers,
  domainFailing: owners,
  domainAsked: owners,
  domainLost: owners,
}

/** Mails the owners of an organization, or its admins too, about its domains and the requests to join it. */
export default class TellManagers extends Job<Payload> {
  static override options = { name: 'tell_managers' }

  execute(): Promise<void> {
    const { organizationId, about } = this.payload
    return inTransaction(async (trx) => {
      const organization = await lockOrganization(trx, organizationId, { ifExists: true })
      if (!organization) return
      const recipients = await listRecipients(organizationId, RECIPIENTS[about], trx)
      for (const recipient of recipients) {
        const mail = managersMail(recipient, { ...this.payload, organization: organization.name })
        await queueMail(trx, recipient.email, mail)
      }
    })
  }
}
