import { markReauthenticated } from '#identity/auth/repositories/sessions'
import { inTransaction } from '#core/database/transactions/transaction'
import { otherPerson, stateInvalid } from '#identity/external_sign_in/errors'
import type { FlowSession } from '#identity/external_sign_in/rules/flow_purpose'
import { findIdentityUserId, type Identity } from '#identity/external_sign_in/repositories/identities'

interface ReauthenticateInput {
  identity: Identity
  session: FlowSession
}

/** Records in a session that its user has signed in at a provider again. */
export default class Reauthenticate {
  handle({ identity, session }: ReauthenticateInput): Promise<void> {
    return inTransaction(async (trx) => {
      if ((await findIdentityUserId(trx, identity)) !== session.userId) throw otherPerson()
      if (!(await markReauthenticated(trx, session))) throw stateInvalid()
    })
  }
}
