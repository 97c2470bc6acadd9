import { pagesById, type NextPage } from '#core/database/rows/pages_by_id'
import type { FileFolder } from './file_folder.js'

interface NamingRow {
  id: string
  file: string | null
}

/** Counts the rows that name a file which is not in its folder. */
export async function countMissingFiles(
  folder: FileFolder,
  read: (page: NextPage) => Promise<NamingRow[]>,
): Promise<number> {
  const names = new Set(await folder.names())
  let missing = 0
  for await (const page of pagesById(read))
    for (const { file } of page) {
      if (file === null || names.has(file)) continue
      // It may have been stored in the meantime.
      if ((await folder.read(file)) === null) missing += 1
    }
  return missing
}
