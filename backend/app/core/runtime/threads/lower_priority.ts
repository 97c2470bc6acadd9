import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Gives this thread the lowest priority, so that all other threads run first. Only Linux has a priority per thread;
 * elsewhere, and if the system refuses, the priority is unchanged.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW)
  } catch {
    // Other threads are slower then, but nothing breaks.
  }
}
