import { deleteAvatar, saveAvatar, setAvatarPath } from '#identity/accounts/repositories/avatars'
import { encodeAvatar } from '#identity/accounts/rules/encode_avatar'

/** Sets a user's avatar from an uploaded file. Returns the name of the stored file. */
export default class ReplaceAvatar {
  async handle(userId: string, file: Buffer): Promise<string> {
    const name = await saveAvatar(await encodeAvatar(file))
    try {
      await setAvatarPath(userId, name)
    } catch (error) {
      await deleteAvatar(name)
      throw error
    }
    return name
  }
}
