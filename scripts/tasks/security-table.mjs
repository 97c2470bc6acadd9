import { existsSync, readFileSync } from 'node:fs'
import { at } from '../lib/paths.mjs'

/** Checks that every test named in `docs/security.md` exists. */
const table = readFileSync(at('docs', 'security.md'), 'utf8')
const named = [...table.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+\.(?:spec|test)\.ts)\)/g)]
const isTitled = (source, title) => ["'", '"', '`'].some((quote) => source.includes(quote + title + quote))
const missing = named.filter(
  ([, title, path]) => !existsSync(at(path)) || !isTitled(readFileSync(at(path), 'utf8'), title),
)
for (const [, title, path] of missing) console.error(`${path} has no test called: ${title}`)
if (named.length === 0) console.error('docs/security.md names no test')
process.exitCode = named.length > 0 && missing.length === 0 ? 0 : 1
