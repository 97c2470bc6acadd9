import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Larger than any file of the client, so that a broken file cannot fill the memory. */
const BYTES_MAX = 32 * 1024 * 1024

/** The content of a JSON file; undefined when there is none. Throws for a file that cannot be read. */
export function readJson(path: string): unknown {
  try {
    if (statSync(path).size > BYTES_MAX) throw new RangeError(`${path} is too large`)
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Replaces a JSON file atomically. Throws when it cannot be written; the old one is then untouched. */
export function writeJson(path: string, content: unknown): void {
  const temporary = `${path}.${process.pid}`
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, JSON.stringify(content, null, 2), { mode: 0o600 })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
