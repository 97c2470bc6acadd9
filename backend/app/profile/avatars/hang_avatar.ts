import { User } from '#accounts/public'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { dropAvatar } from '#profile/avatars/avatar_files'

/** Gives a person another picture, or none. The file of the old one goes once that is kept. */
export function hangAvatar(userId: string, name: string | null): Promise<void> {
  return inTransaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    const old = user.avatarPath
    await user.merge({ avatarPath: name }).save()
    if (old !== null) afterCommit(trx, () => dropAvatar(old))
  })
}
