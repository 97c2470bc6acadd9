import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files below a folder in which a pattern is found. */
export function filesWith(folder: string, pattern: RegExp): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => pattern.test(contentOf(file)))
}

/** As text with a character for each byte; empty for a file that is gone meanwhile, as caches are. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
