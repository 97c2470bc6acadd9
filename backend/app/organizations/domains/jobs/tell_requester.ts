import { Job } from '@adonisjs/queue'
import { inTransaction } from '#core/database/transactions/transaction'
import { User } from '#identity/public'
import { queueAnswerMail, type Answer } from '#organizations/domains/mails/answer_mail'
import Organization from '#organizations/organizations/models/organization'

interface Payload {
  organizationId: string
  userId: string
  answer: Answer
}

/** Mails the answer to a person who asked to join: one mail for each request, however many an admin answers at once. */
export default class TellRequester extends Job<Payload> {
  static override options = { name: 'tell_requester' }

  execute(): Promise<void> {
    const { organizationId, userId, answer } = this.payload
    return inTransaction(async (trx) => {
      const organization = await Organization.find(organizationId, { client: trx })
      const person = await User.find(userId, { client: trx })
      if (!organization || !person || person.closedAt !== null) return
      await queueAnswerMail(trx, person, { answer, organization: organization.name })
    })
  }
}
