import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { newId } from '#core/ids'

const FOLDER = join(env.dataDir, 'uploads', 'avatars')

/** Matches file names in a route; excludes path traversal. */
export const AVATAR_NAME = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.webp$/,
}

/** Stores a picture under a random name. A partly written file is deleted. */
export async function saveAvatar(picture: Buffer): Promise<string> {
  const name = `${newId()}.webp`
  await mkdir(FOLDER, { recursive: true, mode: 0o700 })
  try {
    await writeFile(join(FOLDER, name), picture, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    await deleteAvatar(name)
    throw error
  }
  return name
}

/** The picture with this name; null when there is none. */
export async function readAvatar(name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(FOLDER, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Deletes a picture, if it exists. */
export function deleteAvatar(name: string): Promise<void> {
  return rm(join(FOLDER, name), { force: true })
}
