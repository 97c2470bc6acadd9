import { entryOf } from '../repositories/archive/archive_writer.js'
import { damaged, readArchive } from '../repositories/archive/read_archive.js'
import { MANIFEST_ENTRY, readManifest, type Entry, type Manifest } from '../rules/manifest.js'

/** Reads a whole archive, compares every entry with its checksum, and returns the manifest. */
export async function checkArchive(path: string): Promise<Manifest> {
  const found = new Map<string, Entry>()
  let manifest: Manifest | undefined
  for await (const { name, content } of readArchive(path)) {
    if (manifest !== undefined || found.has(name)) throw damaged()
    if (name === MANIFEST_ENTRY) manifest = await readManifest(content)
    else found.set(name, entryOf(name, content))
  }
  if (manifest === undefined || manifest.entries.length !== found.size) throw damaged()
  for (const { name, size, sha256 } of manifest.entries) {
    const entry = found.get(name)
    if (entry?.size !== size || entry.sha256 !== sha256) throw damaged()
  }
  return manifest
}
