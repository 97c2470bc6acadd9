import { setAvatarPath } from '#identity/accounts/repositories/set_avatar_path'

/** Removes a user's avatar. */
export default class RemoveAvatar {
  handle(userId: string): Promise<void> {
    return setAvatarPath(userId, null)
  }
}
