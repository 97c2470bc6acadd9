import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Gives this thread the lowest priority, so that all others run first. Only Linux has a priority per thread; elsewhere,
 * and where the system refuses, the thread stays as it is.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW)
  } catch {
    // It is slower for the others, not wrong.
  }
}
