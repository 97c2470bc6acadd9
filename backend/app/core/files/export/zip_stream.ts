import { Zip, ZipDeflate } from 'fflate'
import { now } from '#core/runtime/clock'

/** A file of an archive, as chunks of text. */
export interface ArchiveFile {
  name: string
  content: AsyncIterable<string>
}

const END = new Uint8Array()

/** Zips files while they are read, with one chunk in memory. */
export async function* zipStream(files: readonly ArchiveFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for (const { name, content } of files) {
    const file = new ZipDeflate(name)
    file.mtime = now()
    zip.add(file)
    for await (const text of content) {
      file.push(Buffer.from(text))
      yield* ready.splice(0)
    }
    file.push(END, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}
