import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isLastAdministrator, type User } from '#accounts/public'
import { requirePassword } from '#auth/public'
import { removeCommentsOf } from '#comments/public'
import type { DeletionChoice } from '#contract/data/profile'
import { oneAtATime } from '#core/database/one_at_a_time'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { deleteOrganization } from '#deletion/public'
import { endMemberships, holdSoleOwned } from '#organizations/public'
import { removePostsOf } from '#posts/public'
import { removeReportsOf } from '#reports/public'
import { proveTwoFactor } from '#two_factor/public'
import { dropAvatar } from '#profile/avatars/avatar_files'
import { codeInvalid, lastAdministrator, soleOwner } from '#profile/errors'

interface Farewell {
  user: User
  /** Asked of everybody who has one. */
  password?: string
  /** Asked of everybody with two-factor on. */
  twoFactorCode?: string
  /** What happens to what they wrote: it stays as that of a former member, or goes with them. */
  content: DeletionChoice
}

/**
 * Deletes an account for good, and the organizations where nobody else is. Sessions, tokens, the second factor and identities go with the row of the person.
 * One account at a time: two last owners, or administrators, who leave together would both see the other stay.
 */
export default class DeleteAccount {
  async handle({ user, password, twoFactorCode, content }: Farewell): Promise<void> {
    await requirePassword(user, password)
    await inTransaction(async (trx) => {
      await oneAtATime(trx, 'account deletion')
      const own = await requireSuccessors(trx, user)
      await requireCode(trx, user, twoFactorCode)
      for (const organization of own) await deleteOrganization(trx, organization, user.id)
      if (content === 'remove') {
        await removePostsOf(trx, user.id)
        await removeCommentsOf(trx, user.id)
        await removeReportsOf(trx, user.id)
      }
      await endMemberships(trx, user.id)
      await user.useTransaction(trx).delete()
      const { avatarPath } = user
      if (avatarPath !== null) afterCommit(trx, () => dropAvatar(avatarPath))
    })
  }
}

/** Nobody may be left without an owner or administrator. Answers the organizations where nobody else is. */
async function requireSuccessors(trx: TransactionClientContract, user: User) {
  if (await isLastAdministrator(trx, user)) throw lastAdministrator()
  const owned = await holdSoleOwned(trx, user.id)
  const orphans = owned.filter(({ members_count }) => members_count > 1)
  if (orphans.length > 0) throw soleOwner(orphans.map(({ id, name }) => ({ id, name })))
  return owned
}

async function requireCode(trx: TransactionClientContract, user: User, code = ''): Promise<void> {
  if (user.twoFaEnabled && !(await proveTwoFactor(trx, user.id, code))) throw codeInvalid()
}
