import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isLastAdministrator, type User } from '#users/public'
import { requirePassword } from '#auth/public'
import { deleteCommentsByAuthor } from '#comments/public'
import type { DeletionChoice } from '#contract/data/profile'
import { lockByName } from '#core/database/advisory_lock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { deleteOrganization } from '#organization_deletion/public'
import { deleteMemberships, lockSoleOwnedOrganizations } from '#organizations/public'
import { deletePostsByAuthor } from '#posts/public'
import { deleteReportsByReporter } from '#reports/public'
import { verifySecondFactor } from '#two_factor/public'
import { deleteAvatar } from '#accounts/repositories/avatar_files'
import { codeInvalid, lastAdministrator, soleOwner } from '#accounts/errors'

interface DeleteAccountInput {
  user: User
  /** Required when the user has one. */
  password?: string
  /** Required when two-factor is on. */
  twoFactorCode?: string
  /** Whether posts and comments stay, as by a former member, or are deleted too. */
  content: DeletionChoice
}

/**
 * Deletes an account and the organizations it is the only member of. Sessions, tokens, the second factor and identities
 * are deleted by cascade. One deletion at a time: two last owners or administrators could otherwise each count on the other.
 */
export default class DeleteAccount {
  async handle({ user, password, twoFactorCode, content }: DeleteAccountInput): Promise<void> {
    await requirePassword(user, password)
    await inTransaction(async (trx) => {
      await lockByName(trx, 'account deletion')
      const own = await requireSuccessors(trx, user)
      await requireCode(trx, user, twoFactorCode)
      for (const organization of own) await deleteOrganization(trx, organization, user.id)
      if (content === 'remove') {
        await deletePostsByAuthor(trx, user.id)
        await deleteCommentsByAuthor(trx, user.id)
        await deleteReportsByReporter(trx, user.id)
      }
      await deleteMemberships(trx, user.id)
      await user.useTransaction(trx).delete()
      const { avatarPath } = user
      if (avatarPath !== null) afterCommit(trx, () => deleteAvatar(avatarPath))
    })
  }
}

/** Makes sure that no organization loses its last owner, and returns those without other members. */
async function requireSuccessors(trx: TransactionClientContract, user: User) {
  if (await isLastAdministrator(trx, user)) throw lastAdministrator()
  const owned = await lockSoleOwnedOrganizations(trx, user.id)
  const orphans = owned.filter(({ members_count }) => members_count > 1)
  if (orphans.length > 0) throw soleOwner(orphans.map(({ id, name }) => ({ id, name })))
  return owned
}

async function requireCode(trx: TransactionClientContract, user: User, code = ''): Promise<void> {
  if (user.twoFaEnabled && !(await verifySecondFactor(trx, user.id, code))) throw codeInvalid()
}
