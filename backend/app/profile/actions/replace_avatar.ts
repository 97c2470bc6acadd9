import { dropAvatar, keepAvatar } from '#profile/avatars/avatar_files'
import { drawAvatar } from '#profile/avatars/draw_avatar'
import { hangAvatar } from '#profile/avatars/hang_avatar'

/** Gives a person the picture of an uploaded file. Returns its name. */
export default class ReplaceAvatar {
  async handle(userId: string, file: Buffer): Promise<string> {
    const name = await keepAvatar(await drawAvatar(file))
    try {
      await hangAvatar(userId, name)
    } catch (error) {
      await dropAvatar(name)
      throw error
    }
    return name
  }
}
