import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { at } from '../lib/paths.mjs'

/**
 * Checks the compressed size of the scripts that the built web client loads: the entry with everything it imports, and
 * the same with the chunk of the landing page. The goal is 115 kB.
 */
const BUDGETS = { entry: 165_000, 'landing page': 170_000 }

const assets = at('backend', 'public', 'assets')
const documentText = readFileSync(at('backend', 'resources', 'spa', 'index.html'), 'utf8')

/** A chunk and all it imports before it runs; `import()` loads later and does not count. */
function withImports(chunk, found = new Set()) {
  if (found.has(chunk)) return found
  found.add(chunk)
  const code = readFileSync(join(assets, chunk), 'utf8')
  for (const [, path] of code.matchAll(/(?:^|[;}])(?:import|export)[^;()]*?["']\.\/([\w.-]+\.js)["']/g))
    withImports(path, found)
  return found
}

const sizeOf = (chunks) =>
  [...chunks].reduce((sum, chunk) => sum + gzipSync(readFileSync(join(assets, chunk))).length, 0)

const entry = [...documentText.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].map(([, path]) =>
  basename(path),
)
const landing = readdirSync(assets).filter((name) => /^landing-page-.*\.js$/.test(name))
const loaded = {
  entry: new Set(entry.flatMap((chunk) => [...withImports(chunk)])),
  'landing page': new Set([...entry, ...landing].flatMap((chunk) => [...withImports(chunk)])),
}
for (const [name, chunks] of Object.entries(loaded)) {
  const size = sizeOf(chunks)
  console.log(
    `${name}: ${(size / 1000).toFixed(1)} kB of at most ${BUDGETS[name] / 1000} kB, ${chunks.size} files`,
  )
  if (chunks.size < 2 || size > BUDGETS[name]) process.exitCode = 1
}
