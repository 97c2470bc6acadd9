import { markReauthenticated } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { otherPerson, stateInvalid } from '#external_sign_in/errors'
import type { FlowSession } from '#external_sign_in/rules/flow_purpose'
import { findIdentityUserId, type Identity } from '#external_sign_in/repositories/identities'

interface ReauthenticateInput {
  identity: Identity
  session: FlowSession
}

/** Notes in a session that its user has signed in at a provider again. */
export default class Reauthenticate {
  handle({ identity, session }: ReauthenticateInput): Promise<void> {
    return inTransaction(async (trx) => {
      if ((await findIdentityUserId(trx, identity)) !== session.userId) throw otherPerson()
      if (!(await markReauthenticated(trx, session))) throw stateInvalid()
    })
  }
}
