import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at, cache } from './paths.mjs'

/** Folders that builds write to or do not read. */
const SKIPPED = new Set([
  ...['build', 'node_modules', 'public', 'resources'].map((name) => at('backend', name)),
  at('web', 'budget'),
])

function* filesBelow(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry || SKIPPED.has(path) || path.endsWith('node_modules')) return
  if (entry.isFile()) return void (yield path)
  for (const name of readdirSync(path).toSorted()) yield* filesBelow(join(path, name))
}

/** A hash over the names and contents of everything below the given paths of the project. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(at(path))) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const noteOf = (name) => join(cache, `${name}.fingerprint`)

/** Whether the step last ran on exactly this fingerprint. */
export function isCurrent(name, print) {
  try {
    return readFileSync(noteOf(name), 'utf8') === print
  } catch {
    return false
  }
}

/** Records that the step has run on this fingerprint. */
export function remember(name, print) {
  mkdirSync(dirname(noteOf(name)), { recursive: true })
  writeFileSync(noteOf(name), print)
}
