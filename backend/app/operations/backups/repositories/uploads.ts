import { UPLOAD_FOLDERS, uploadFolder } from '#core/files/upload_folders'
import type { ArchiveWriter } from './archive/archive_writer.js'
import type { ReadEntry } from './archive/read_archive.js'

/** Adds the uploads that are not stored yet. One that was deleted meanwhile is left out. */
export async function addUploads(archive: ArchiveWriter, stored: Set<string>): Promise<void> {
  for (const folder of UPLOAD_FOLDERS) {
    const files = uploadFolder(folder)
    for (const name of await files.names()) {
      const entry = `uploads/${folder}/${name}`
      if (stored.has(entry)) continue
      const content = await files.read(name)
      if (content === null) continue
      await archive.add(entry, content)
      stored.add(entry)
    }
  }
}

const UPLOAD = /^uploads\/(\w+)\/([\w.-]+)$/

/** Stores an upload of an archive, in place of one with its name. Returns whether the entry is one. */
export async function saveUpload({ name: entry, content }: ReadEntry): Promise<boolean> {
  const [, folderName, name] = UPLOAD.exec(entry) ?? []
  const folder = UPLOAD_FOLDERS.find((each) => each === folderName)
  if (folder === undefined || name === undefined) return false
  const files = uploadFolder(folder)
  await files.delete(name)
  await files.save(name, content)
  return true
}
