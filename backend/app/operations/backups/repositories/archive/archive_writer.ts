import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { FORMAT_ENTRY, FORMAT_TEXT, MANIFEST_ENTRY, type Entry, type Manifest } from '../../rules/manifest.js'

/** Only the account that made the backup reads what is unpacked. */
const MODE = 0o600

/** The name, size and checksum of an entry. */
export const entryOf = (name: string, content: Buffer): Entry => ({
  name,
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})

/** Writes a compressed tar archive, entry by entry. The manifest with the checksums is the last one. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #entries: Entry[] = []
  readonly #written: Promise<void>

  constructor(to: Writable) {
    this.#written = pipeline(this.#pack, createGzip(), to)
    // A failure is thrown where the next entry is added.
    this.#written.catch(() => undefined)
  }

  async begin(): Promise<void> {
    await this.#write(FORMAT_ENTRY, Buffer.from(FORMAT_TEXT))
  }

  async add(name: string, content: Buffer): Promise<void> {
    this.#entries.push(entryOf(name, content))
    await this.#write(name, content)
  }

  /** Writes the manifest and waits until all of it is written. */
  async finish(manifest: Omit<Manifest, 'entries'>): Promise<Manifest> {
    const whole = { ...manifest, entries: this.#entries }
    await this.#write(MANIFEST_ENTRY, Buffer.from(JSON.stringify(whole)))
    this.#pack.finalize()
    await this.#written
    return whole
  }

  /** Stops without an end, so that the archive is never taken for a whole one. */
  abort(): void {
    this.#pack.destroy()
  }

  async #write(name: string, content: Buffer): Promise<void> {
    const written = this.#entry(name, content)
    // What ended the archive says more than the entry that could not be added to it.
    await Promise.race([written.catch(() => this.#written), this.#written])
  }

  async #entry(name: string, content: Buffer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const header = { name, size: content.length, mode: MODE }
    this.#pack.entry(header, (error) => (error ? reject(error) : resolve())).end(content)
    await promise
  }
}
