import User from '#identity/users/models/user'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { deleteAvatar } from '#identity/accounts/repositories/avatar_files'

/** Sets or removes a user's avatar. The old file is deleted after the commit. */
export function setAvatarPath(userId: string, name: string | null): Promise<void> {
  return inTransaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    const old = user.avatarPath
    await user.merge({ avatarPath: name }).save()
    if (old !== null) afterCommit(trx, () => deleteAvatar(old))
  })
}
