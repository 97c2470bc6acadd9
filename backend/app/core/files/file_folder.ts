import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import type { Disk, DriveFile } from '@adonisjs/drive'
import { inTime } from '#core/in_time'

/** How long a request waits until files that nothing names any more are deleted. */
const DISCARD_MS = 500

type Uploads = Pick<Disk, 'put' | 'getBytes' | 'delete' | 'listAll'>

/**
 * Uploads, in a folder of their own: on the disk, or in S3. Names come from `newId`, never from a request, and each is
 * used once. An S3 that does not answer is STORAGE_UNAVAILABLE within six seconds.
 */
export class FileFolder {
  readonly name: string
  readonly #uploads: () => Uploads

  constructor(name: string, uploads: () => Uploads = () => drive.use()) {
    this.name = name
    this.#uploads = uploads
  }

  /** The same folder in another place than the one in use. */
  on(place: Uploads): FileFolder {
    return new FileFolder(this.name, () => place)
  }

  /** Stores a new file: all of it, or nothing. */
  save(name: string, content: Buffer): Promise<void> {
    return unwrapped(this.#uploads().put(this.#keyOf(name), content))
  }

  /** The content of a file; null when there is none. */
  async read(name: string): Promise<Buffer | null> {
    const content = await unlessMissing(this.#uploads().getBytes(this.#keyOf(name)))
    return content === null ? null : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  }

  /** Deletes a file, if it exists. */
  delete(name: string): Promise<void> {
    return unwrapped(this.#uploads().delete(this.#keyOf(name)))
  }

  /**
   * Deletes files that nothing names any more, without an error: a job deletes what is left. After half a second the
   * caller goes on.
   */
  async discard(names: readonly string[]): Promise<void> {
    const deleteAll = async () => {
      for (const name of names) await this.delete(name)
    }
    try {
      await inTime(deleteAll(), DISCARD_MS)
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
        // Consoles of S3 show a folder where an object of its name is.
        if (object.isFile && object.name !== this.name) yield object
      }
      paginationToken = page.paginationToken
    } while (paginationToken !== undefined)
  }

  #keyOf(name: string): string {
    return `${this.name}/${name}`
  }
}

/** What failed, without the wrapper of the framework, whose code hides that of the file system. */
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
