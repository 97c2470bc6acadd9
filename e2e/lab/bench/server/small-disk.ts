import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Larger than a prepared database with its log. */
const MEGABYTES = 24
const BLOCK = Buffer.alloc(4_096, 1)

/** A mounted file system of a few megabytes. */
export interface SmallDisk {
  path: string
  /** Writes until only `room` bytes are left. */
  fill: (room: number) => void
  free: () => void
  unmount: () => void
}

/** Mounts a small file system in memory; undefined where this process is not allowed to. */
export function mountSmallDisk(): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'fanfare-disk-'))
  const options = `size=${MEGABYTES}m,mode=700`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'fanfare-disk', path]).status !== 0) {
    rmdirSync(path)
    return undefined
  }
  const filler = join(path, 'filler')
  return {
    path,
    fill(room) {
      fill(filler)
      truncateSync(filler, statSync(filler).size - room)
    },
    free: () => rmSync(filler, { force: true }),
    unmount() {
      spawnSync('umount', [path])
      rmdirSync(path)
    },
  }
}

function fill(file: string): void {
  const filler = openSync(file, 'a')
  try {
    for (;;) writeSync(filler, BLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(filler)
  }
}
