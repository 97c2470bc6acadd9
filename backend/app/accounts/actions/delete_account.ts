import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { closeUser, isLastAdministrator, type User } from '#users/public'
import { deleteAllTokens, endAccess, requireReauthentication, type Reauthentication } from '#auth/public'
import type { DeletionChoice } from '#contract/data/profile'
import { lockByName } from '#core/database/advisory_lock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { deleteIdentities } from '#external_sign_in/public'
import { deleteMemberships, eraseFromAudit, lockSoleOwnedOrganizations } from '#organizations/public'
import { eraseFromPlatformLog } from '#platform_log/public'
import { limitCodes, requireSecondFactor } from '#two_factor/public'
import DeleteAccountContent from '#accounts/jobs/delete_account_content'
import { deleteContent } from '#accounts/repositories/delete_content'
import { deleteAvatar } from '#accounts/repositories/avatar_files'
import { lastAdministrator, soleOwner } from '#accounts/errors'

interface DeleteAccountInput extends Reauthentication {
  /** Required when two-factor is on. */
  twoFactorCode?: string
  /** Whether posts and comments stay, as by a former member, or are deleted too. */
  content: DeletionChoice
}

/** The rest of a lot of content is deleted by a job, which also goes on after the server was killed. */
const BATCHES_AT_ONCE = 5

/**
 * Deletes an account. Organizations are transferred or deleted before, on their own: what others wrote there would be
 * deleted unasked. Sessions, tokens, the second factor and identities are deleted by cascade. One deletion at a time: two
 * last owners or administrators could otherwise each count on the other.
 */
export default class DeleteAccount {
  async handle({ twoFactorCode, content, ...proof }: DeleteAccountInput): Promise<void> {
    const { user } = proof
    await requireReauthentication(proof)
    const remove = () => deleteUser(user, { twoFactorCode, content })
    await (user.twoFaEnabled ? limitCodes(user.id, remove) : remove())
    if (content === 'remove') await beginToDelete(user.id)
  }
}

function deleteUser(
  user: User,
  { twoFactorCode = '', content }: Pick<DeleteAccountInput, 'twoFactorCode' | 'content'>,
): Promise<void> {
  return inTransaction(async (trx) => {
    await lockByName(trx, 'account deletion')
    await requireSuccessors(trx, user)
    if (user.twoFaEnabled) await requireSecondFactor(trx, user.id, twoFactorCode)
    await deleteMemberships(trx, user.id)
    await eraseFromAudit(trx, user)
    await eraseFromPlatformLog(trx, user.id)
    const { avatarPath } = user
    if (avatarPath !== null) afterCommit(trx, () => deleteAvatar(avatarPath))
    if (content === 'remove') await close(trx, user)
    else await user.useTransaction(trx).delete()
  })
}

/** The account is closed by now, so a failure is left to the job. */
async function beginToDelete(userId: string): Promise<void> {
  try {
    await deleteContent(userId, BATCHES_AT_ONCE)
  } catch (error) {
    logger.error({ err: error }, 'the content of a closed account will be deleted later')
  }
}

/** Closes the account at once, because it takes a while until all of its content is deleted. */
async function close(trx: TransactionClientContract, user: User): Promise<void> {
  await endAccess(trx, user.id)
  await deleteAllTokens(trx, user.id)
  await deleteIdentities(trx, user.id)
  await closeUser(trx, user)
  await dispatch(trx, DeleteAccountContent, { userId: user.id })
}

/** Makes sure that neither an organization nor the installation loses the last person in charge. */
async function requireSuccessors(trx: TransactionClientContract, user: User): Promise<void> {
  if (await isLastAdministrator(trx, user)) throw lastAdministrator()
  const owned = await lockSoleOwnedOrganizations(trx, user.id)
  if (owned.length > 0) throw soleOwner(owned.map(({ id, name }) => ({ id, name })))
}
