import {
  requireReauthentication,
  type Reauthentication,
} from '#identity/auth/repositories/require_reauthentication'
import { endAccess } from '#identity/auth/repositories/end_access'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { identityNotFound, lastSignInMethod } from '#identity/external_sign_in/errors'
import { isPasswordSignInOn } from '#identity/installation/repositories/password_sign_in'
import { offeredProviders, providerLabel } from '#identity/external_sign_in/queries/offered_providers'
import { externalSignInMail } from '#identity/external_sign_in/mails/external_sign_in_mail'
import { deleteIdentity, identitiesOf } from '#identity/external_sign_in/repositories/identities'

interface UnlinkIdentityInput extends Reauthentication {
  identityId: string
}

/**
 * Removes a provider from the sign-in methods of a user, unless it is the last method. The other sessions end, because
 * they may have been opened with it, and the user is notified by mail.
 */
export default class UnlinkIdentity {
  async handle({ identityId, ...proof }: UnlinkIdentityInput): Promise<void> {
    const { user, sessionId } = proof
    await requireReauthentication(proof)
    await inTransaction(async (trx) => {
      // Two simultaneous removals could otherwise each rely on the other provider.
      await lockByName(trx, `identities of ${user.id}`)
      const identities = await identitiesOf(trx, user.id)
      const identity = identities.find(({ id }) => id === identityId)
      if (!identity) throw identityNotFound()
      const offered = new Set((await offeredProviders(trx)).map(({ provider }) => provider))
      const others = identities.filter(({ id, provider }) => id !== identityId && offered.has(provider))
      const hasPassword = user.passwordHash !== null && (await isPasswordSignInOn(trx))
      if (!hasPassword && others.length === 0) throw lastSignInMethod()
      await deleteIdentity(trx, identityId)
      await endAccess(trx, user.id, { exceptSession: sessionId })
      const label = await providerLabel(trx, identity.provider)
      await queueMail(trx, user.email, externalSignInMail('unlinked', user, label))
      await completeAction(trx)
    })
  }
}
