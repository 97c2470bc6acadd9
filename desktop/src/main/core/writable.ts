import { accessSync, constants, mkdirSync } from 'node:fs'

/** Whether files can be created in a folder. Creates the folder if it is missing. */
export function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
