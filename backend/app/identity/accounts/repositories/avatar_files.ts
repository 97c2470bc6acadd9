import { uploadFolder } from '#core/files/upload_folders'
import { newId } from '#core/runtime/ids'

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
