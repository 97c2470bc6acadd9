import { User } from '#users/public'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { deleteAvatar } from '#accounts/repositories/avatar_files'

/** Sets or removes a user's avatar. The old file is deleted after the commit. */
export function setAvatarPath(userId: string, name: string | null): Promise<void> {
  return inTransaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    const old = user.avatarPath
    await user.merge({ avatarPath: name }).save()
    if (old !== null) afterCommit(trx, () => deleteAvatar(old))
  })
}
