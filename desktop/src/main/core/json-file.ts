import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface JsonFile<Content> {
  read: () => Content
  write: (content: Content) => void
}

/**
 * A small JSON file, written atomically: to a temporary file first, which then replaces the old one. Content that
 * cannot be read or parsed counts as `fallback`.
 */
export function jsonFile<Content>(
  path: string,
  parse: (content: unknown) => Content,
  fallback: Content,
): JsonFile<Content> {
  return {
    read: () => {
      try {
        return parse(JSON.parse(readFileSync(path, 'utf8')))
      } catch {
        return fallback
      }
    },
    write: (content) => {
      const temporary = `${path}.${process.pid}`
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(temporary, JSON.stringify(content, null, 2), { mode: 0o600 })
        renameSync(temporary, path)
      } catch (error) {
        rmSync(temporary, { force: true })
        throw error
      }
    },
  }
}
