import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { newId } from '#core/ids'

const FOLDER = join(env.dataDir, 'uploads', 'avatars')

/** The name of a kept picture, as it stands in addresses; it leads nowhere else. */
export const AVATAR_NAME = {
  match: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.webp$/,
}

/** Keeps a picture under a name nobody can guess. What cannot be written whole is not kept at all. */
export async function keepAvatar(picture: Buffer): Promise<string> {
  const name = `${newId()}.webp`
  await mkdir(FOLDER, { recursive: true, mode: 0o700 })
  try {
    await writeFile(join(FOLDER, name), picture, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    await dropAvatar(name)
    throw error
  }
  return name
}

/** The picture of this name; null when there is none. */
export async function readAvatar(name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(FOLDER, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Removes a picture; nothing happens when it is gone already. */
export function dropAvatar(name: string): Promise<void> {
  return rm(join(FOLDER, name), { force: true })
}
