import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { closeUser } from '#identity/users/repositories/close_user'
import { isLastAdministrator } from '#identity/users/repositories/administrators'
import type User from '#identity/users/models/user'
import { deleteAllTokens } from '#identity/auth/repositories/one_time_tokens'
import { endAccess } from '#identity/auth/repositories/end_access'
import {
  requireReauthentication,
  type Reauthentication,
} from '#identity/auth/repositories/require_reauthentication'
import type { DeletionChoice } from '#contract/identity/data/profile'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { deleteIdentities } from '#identity/external_sign_in/repositories/identities'
import { limitCodes } from '#identity/two_factor/repositories/code_limit'
import { requireSecondFactor } from '#identity/two_factor/repositories/second_factor'
import DeleteAccountContent from '#identity/accounts/jobs/delete_account_content'
import { accountParts } from '#identity/accounts/repositories/account_parts'
import { deleteContent } from '#identity/accounts/repositories/delete_content'
import { deleteAvatar } from '#identity/accounts/repositories/avatars'
import { lastAdministrator } from '#identity/accounts/errors'

interface DeleteAccountInput extends Reauthentication {
  /** Required when two-factor is on. */
  twoFactorCode?: string
  /** Whether posts and comments are kept, as those of a former member, or deleted too. */
  content: DeletionChoice
}

/** A job deletes the rest of a large account, even after this server is killed. */
const BATCHES_AT_ONCE = 5

/**
 * Deletes an account. Organizations have to be transferred or deleted first, in separate requests: otherwise other
 * members' content would be deleted without being asked for. Sessions, tokens, the second factor and identities are
 * deleted by cascade. Deletions run one at a time, so that two last owners or administrators cannot each rely on the
 * other.
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
    if (await isLastAdministrator(trx, user)) throw lastAdministrator()
    for (const part of accountParts()) await part.check?.(trx, user)
    if (user.twoFaEnabled) await requireSecondFactor(trx, user.id, twoFactorCode)
    for (const part of accountParts()) await part.erase?.(trx, user)
    const { avatarPath } = user
    if (avatarPath !== null) afterCommit(trx, () => deleteAvatar(avatarPath))
    if (content === 'remove') await close(trx, user)
    else await user.useTransaction(trx).delete()
  })
}

/** The account is closed already, so a failure is left to the job. */
async function beginToDelete(userId: string): Promise<void> {
  try {
    await deleteContent(userId, BATCHES_AT_ONCE)
  } catch (error) {
    logger.error({ err: error }, 'the content of a closed account will be deleted later')
  }
}

/** Closes the account immediately, because deleting all of its content takes a while. */
async function close(trx: TransactionClientContract, user: User): Promise<void> {
  await endAccess(trx, user.id)
  await deleteAllTokens(trx, user.id)
  await deleteIdentities(trx, user.id)
  await closeUser(trx, user)
  await dispatch(trx, DeleteAccountContent, { userId: user.id })
}
