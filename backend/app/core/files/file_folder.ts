import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import type { Disk, DriveFile } from '@adonisjs/drive'
import { withTimeout } from '#core/runtime/with_timeout'

/** How long a request waits for the deletion of unreferenced files. */
const DISCARD_MS = 500

type Uploads = Pick<Disk, 'put' | 'getBytes' | 'delete' | 'listAll'>

/**
 * Uploads, in a folder of their own: on disk or in S3. Names come from `newId`, never from a request, and each is used
 * once. If S3 does not answer, STORAGE_UNAVAILABLE is thrown within six seconds.
 */
export class FileFolder {
  readonly name: string
  readonly #uploads: () => Uploads

  constructor(name: string, uploads: () => Uploads = () => drive.use()) {
    this.name = name
    this.#uploads = uploads
  }

  /** The same folder in another storage than the configured one. */
  on(place: Uploads): FileFolder {
    return new FileFolder(this.name, () => place)
  }

  /** Stores a new file atomically. */
  save(name: string, content: Buffer): Promise<void> {
    return unwrapped(this.#uploads().put(this.#keyOf(name), content))
  }

  /** The content of a file; null if it does not exist. */
  async read(name: string): Promise<Buffer | null> {
    const content = await unlessMissing(this.#uploads().getBytes(this.#keyOf(name)))
    return content === null ? null : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  }

  /** Deletes a file, if it exists. */
  delete(name: string): Promise<void> {
    return unwrapped(this.#uploads().delete(this.#keyOf(name)))
  }

  /** Deletes unreferenced files. Never throws: a job deletes what is left. Returns after half a second at most. */
  async discard(names: readonly string[]): Promise<void> {
    const deleteAll = async () => {
      for (const name of names) await this.delete(name)
    }
    try {
      await withTimeout(deleteAll(), DISCARD_MS)
    } catch (error) {
      logger.warn({ err: error, folder: this.name }, 'files will be deleted later')
    }
  }

  /** The names of all files. */
  async names(): Promise<string[]> {
    const names: string[] = []
    for await (const { name } of this.#files()) names.push(name)
    return names
  }

  /** The names of all files, each with its size in bytes. */
  async sizes(): Promise<Map<string, number>> {
    const sizes = new Map<string, number>()
    for await (const file of this.#files()) {
      const metadata = await unlessMissing(file.getMetaData())
      if (metadata !== null) sizes.set(file.name, metadata.contentLength)
    }
    return sizes
  }

  /** The names of all files that were stored before an instant. */
  async storedBefore(instant: Date): Promise<string[]> {
    const old: string[] = []
    for await (const file of this.#files()) {
      const metadata = await unlessMissing(file.getMetaData())
      if (metadata !== null && metadata.lastModified < instant) old.push(file.name)
    }
    return old
  }

  async *#files(): AsyncGenerator<DriveFile> {
    let paginationToken: string | undefined
    do {
      const page = await unwrapped(this.#uploads().listAll(this.name, { paginationToken }))
      for (const object of page.objects) {
        // S3 consoles list a folder as an object with the name of the folder.
        if (object.isFile && object.name !== this.name) yield object
      }
      paginationToken = page.paginationToken
    } while (paginationToken !== undefined)
  }

  #keyOf(name: string): string {
    return `${this.name}/${name}`
  }
}

/** Throws the cause instead of the framework's wrapper, whose code hides that of the file system. */
async function unwrapped<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await asking
  } catch (error) {
    const { code = '', cause } = error as NodeJS.ErrnoException
    throw code.startsWith('E_CANNOT_') ? cause : error
  }
}

async function unlessMissing<Value>(asking: Promise<Value>): Promise<Value | null> {
  try {
    return await unwrapped(asking)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || name === 'NoSuchKey') return null
    throw error
  }
}
