import { FSDriver } from '@adonisjs/drive/drivers/fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files in a folder that only the account of the server can read. */
export class DiskStorage extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  /** Stores a new file. An existing file is left as it is; a partly written one is deleted. */
  override async put(key: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.#folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(content)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await file.close()
    }
  }

  // The framework's version waits up to a minute for a free file descriptor.
  override getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#folder, key))
  }

  override delete(key: string): Promise<void> {
    return rm(join(this.#folder, key), { force: true })
  }
}
