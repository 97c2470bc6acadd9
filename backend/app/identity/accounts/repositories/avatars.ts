import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { uploadFolder } from '#core/files/upload_folders'
import { newId } from '#core/runtime/ids'
import User from '#identity/users/models/user'

/** Public: readable by anyone who knows the name of a file. */
export const avatarFolder = uploadFolder('avatars')

/** Matches file names in a route; excludes path traversal. */
export const AVATAR_NAME = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.webp$/,
}

/** Stores a picture under a random name. */
export async function saveAvatar(picture: Buffer): Promise<string> {
  const name = `${newId()}.webp`
  await avatarFolder.save(name, picture)
  return name
}

/** The picture with this name; null if it does not exist. */
export function readAvatar(name: string): Promise<Buffer | null> {
  return avatarFolder.read(name)
}

/** Deletes an unused picture. */
export function deleteAvatar(name: string): Promise<void> {
  return avatarFolder.discard([name])
}

/** Sets or removes a user's avatar. The old file is deleted after the commit. */
export function setAvatarPath(userId: string, name: string | null): Promise<void> {
  return inTransaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    const old = user.avatarPath
    await user.merge({ avatarPath: name }).save()
    if (old !== null) afterCommit(trx, () => deleteAvatar(old))
  })
}
