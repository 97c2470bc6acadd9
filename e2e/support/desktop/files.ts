import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files below a folder that contain a text, or what a pattern finds. */
export function filesWith(folder: string, wanted: string | RegExp): string[] {
  const isFound = (content: string) =>
    typeof wanted === 'string' ? content.includes(wanted) : wanted.test(content)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => isFound(contentOf(file)))
}

/** As text with a character for each byte; empty for a file that is gone meanwhile, as caches are. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
