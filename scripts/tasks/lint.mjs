import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bin, root } from '../lib/paths.mjs'

/** `npm run check -- lint`: Oxlint, and a test that our own rule finds its planted violations. */
const PLANTED = 'scripts/planted'
const TEXTS = 4

const oxlint = (args, stdio) => spawnSync(join(bin, 'oxlint'), args, { cwd: root, encoding: 'utf8', stdio })

const { stdout } = oxlint(['-c', 'scripts/lint/planted.json', '--format=unix', PLANTED], 'pipe')
const found = stdout.match(/text-of-its-own/g) ?? []
if (found.length !== TEXTS) {
  console.error(`text-of-its-own found ${found.length} of ${TEXTS} texts planted in ${PLANTED}:\n${stdout}`)
  process.exitCode = 1
}
process.exitCode ||= oxlint(process.argv.slice(2), 'inherit').status ?? 1
