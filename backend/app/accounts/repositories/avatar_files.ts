import { FileFolder } from '#core/files/file_folder'
import { newId } from '#core/ids'

const folder = new FileFolder('avatars')

/** Matches file names in a route; excludes path traversal. */
export const AVATAR_NAME = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.webp$/,
}

/** Stores a picture under a random name. */
export async function saveAvatar(picture: Buffer): Promise<string> {
  const name = `${newId()}.webp`
  await folder.save(name, picture)
  return name
}

/** The picture with this name; null when there is none. */
export function readAvatar(name: string): Promise<Buffer | null> {
  return folder.read(name)
}

/** Deletes a picture, if it exists. */
export function deleteAvatar(name: string): Promise<void> {
  return folder.delete(name)
}
