import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bin, root } from '../lib/paths.mjs'

/** `npm run check -- lint`: Oxlint, and a test that our own rules find their planted violations. */
const PLANTED = 'scripts/planted'
const EXPECTED = { 'text-of-its-own': 4, vocabulary: 13 }

const oxlint = (args, stdio) => spawnSync(join(bin, 'oxlint'), args, { cwd: root, encoding: 'utf8', stdio })

const { stdout } = oxlint(['-c', 'scripts/lint/planted.json', '--format=unix', PLANTED], 'pipe')
for (const [rule, count] of Object.entries(EXPECTED)) {
  const found = stdout.split(`fanfare(${rule})`).length - 1
  if (found === count) continue
  console.error(`${rule} found ${found} of ${count} violations planted in ${PLANTED}:\n${stdout}`)
  process.exitCode = 1
}
process.exitCode ||= oxlint(process.argv.slice(2), 'inherit').status ?? 1
