import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files of the data folder, in a folder of their own. Names come from `newId`, never from a request. */
export class FileFolder {
  readonly #path: string

  constructor(name: string) {
    this.#path = join(env.dataDir, 'uploads', name)
  }

  /** Stores a new file, readable by this user only. A partly written one is deleted. */
  async save(name: string, content: Buffer): Promise<void> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 })
    try {
      await writeFile(join(this.#path, name), content, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      await this.delete(name)
      throw error
    }
  }

  /** The content of a file; null when there is none. */
  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.#path, name))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** Deletes a file, if it exists. */
  delete(name: string): Promise<void> {
    return rm(join(this.#path, name), { force: true })
  }

  /** The names of all files that were stored before an instant. */
  async storedBefore(instant: Date): Promise<string[]> {
    const names = await readdir(this.#path).catch((error: unknown): string[] => {
      if (isMissing(error)) return []
      throw error
    })
    const old: string[] = []
    for (const name of names) {
      const file = await stat(join(this.#path, name)).catch(() => null)
      if (file !== null && file.mtime < instant) old.push(name)
    }
    return old
  }
}
