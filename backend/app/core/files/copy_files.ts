import type { FileFolder } from './file_folder.js'

/** How many files are copied at the same time. */
const AT_ONCE = 8

/** The progress of a copy. */
export interface Copied {
  /** Files in the old place when the copy began. */
  files: number
  /** Files copied by this run; the others were already in the new place, or were deleted in the meantime. */
  copied: number
  bytes: number
}

/** File names, by whether both places have the file with the same size. */
export interface Compared {
  same: string[]
  different: string[]
}

/**
 * Copies the files of a folder that are missing in the new place or have another size there, as after an interrupted
 * copy, and compares the sizes of all. `done` is filled even if the copy fails.
 */
export async function copyFiles(from: FileFolder, to: FileFolder, done: Copied): Promise<Compared> {
  const source = await from.sizes()
  const target = await to.sizes()
  done.files = source.size
  const waiting = [...source.keys()].filter((name) => target.get(name) !== source.get(name))
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const content = await from.read(name)
      if (content === null) continue
      if (target.has(name)) await to.delete(name)
      await to.save(name, content)
      done.copied += 1
      done.bytes += content.length
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason
  return compare(source, from, to)
}

/** Ignores files that users have added or deleted since the copy began. */
async function compare(
  before: ReadonlyMap<string, number>,
  from: FileFolder,
  to: FileFolder,
): Promise<Compared> {
  const source = await from.sizes()
  const target = await to.sizes()
  const names = [...source.keys()].filter((name) => before.has(name))
  const isSame = (name: string) => target.get(name) === source.get(name)
  return { same: names.filter(isSame), different: names.filter((name) => !isSame(name)) }
}
