import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/users/models/user'
import { runningSessions } from '#identity/auth/queries/running_sessions'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { queueMail } from '#core/mail/outbox'
import { identityInUse, stateInvalid } from '#identity/external_sign_in/errors'
import type { FlowSession } from '#identity/external_sign_in/rules/flow_purpose'
import { providerLabel } from '#identity/external_sign_in/queries/offered_providers'
import { externalSignInMail } from '#identity/external_sign_in/mails/external_sign_in_mail'
import {
  findIdentityUserId,
  insertIdentity,
  type Identity,
} from '#identity/external_sign_in/repositories/identities'

interface LinkIdentityInput {
  identity: Identity & { email: string | null }
  session: FlowSession
}

/** Adds a provider as a sign-in method of a user, and notifies them by mail. Linking it twice changes nothing. */
export default class LinkIdentity {
  async handle(input: LinkIdentityInput): Promise<void> {
    if (!(await runningSessions([input.session.sessionId])).size) throw stateInvalid()
    try {
      await inTransaction((trx) => link(trx, input))
    } catch (error) {
      if (isUniqueViolation(error)) throw identityInUse()
      throw error
    }
  }
}

async function link(
  trx: TransactionClientContract,
  { identity, session: { userId } }: LinkIdentityInput,
): Promise<void> {
  const owner = await findIdentityUserId(trx, identity)
  if (owner === userId) return
  if (owner !== null) throw identityInUse()
  const user = await User.findOrFail(userId, { client: trx })
  await insertIdentity(trx, { ...identity, userId })
  const label = await providerLabel(trx, identity.provider)
  await queueMail(trx, user.email, externalSignInMail('linked', user, label))
}
