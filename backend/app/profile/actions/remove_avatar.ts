import { hangAvatar } from '#profile/avatars/hang_avatar'

/** Takes a person's picture away. */
export default class RemoveAvatar {
  handle(userId: string): Promise<void> {
    return hangAvatar(userId, null)
  }
}
