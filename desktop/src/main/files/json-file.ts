import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface JsonFile<Content> {
  read: () => Content
  write: (content: Content) => void
}

/**
 * A small file that is whole at every moment: written beside and put in place. What cannot be read, or does
 * not parse, counts as the fallback.
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
      const beside = `${path}.${process.pid}`
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(beside, JSON.stringify(content, null, 2), { mode: 0o600 })
        renameSync(beside, path)
      } catch (error) {
        rmSync(beside, { force: true })
        throw error
      }
    },
  }
}
