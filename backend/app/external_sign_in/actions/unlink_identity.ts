import { requireReauthentication, endAccess, type Reauthentication } from '#auth/public'
import type { ExternalProvider } from '#contract/data/session'
import { lockByName } from '#core/database/advisory_lock'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { identityNotFound, lastSignInMethod } from '#external_sign_in/errors'
import { externalSignInMail } from '#external_sign_in/mails/external_sign_in_mail'
import { deleteIdentity, identitiesOf } from '#external_sign_in/repositories/identities'

interface UnlinkIdentityInput extends Reauthentication {
  identityId: string
  /** The providers one can sign in with at present. */
  offered: readonly ExternalProvider[]
}

/**
 * Removes a provider from the sign-in methods of a user, unless it is the last one. Other sessions end, which may have
 * been opened with it, and the user is notified by mail.
 */
export default class UnlinkIdentity {
  async handle({ identityId, offered, ...proof }: UnlinkIdentityInput): Promise<void> {
    const { user, sessionId } = proof
    await requireReauthentication(proof)
    await inTransaction(async (trx) => {
      // Two removals at the same time could each count on the other provider.
      await lockByName(trx, `identities of ${user.id}`)
      const identities = await identitiesOf(trx, user.id)
      const identity = identities.find(({ id }) => id === identityId)
      if (!identity) throw identityNotFound()
      const others = identities.filter(({ id, provider }) => id !== identityId && offered.includes(provider))
      if (user.passwordHash === null && others.length === 0) throw lastSignInMethod()
      await deleteIdentity(trx, identityId)
      await endAccess(trx, user.id, { exceptSession: sessionId })
      await queueMail(trx, user.email, externalSignInMail('unlinked', user, identity.provider))
    })
  }
}
