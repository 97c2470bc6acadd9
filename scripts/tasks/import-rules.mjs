import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { at, root } from '../lib/paths.mjs'
import config from '../../.dependency-cruiser.mjs'

const ROOMS = ['backend', 'ui-kit', 'web', 'desktop', 'e2e']

function cruise(cwd, rooms) {
  const args = [
    '--config',
    at('.dependency-cruiser.mjs'),
    '--ts-config',
    at('tsconfig.cruise.json'),
    '--output-type',
    'json',
    ...rooms,
  ]
  const { stdout, stderr } = spawnSync('depcruise', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout).summary.violations
}

/** The house itself: nobody imports whom they may not. */
const violations = cruise(
  root,
  ROOMS.filter((room) => existsSync(at(room))),
)
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)

/** The guard itself: in a small house with one planted violation a rule, every rule speaks. */
const heard = new Set(cruise(at('scripts', 'planted'), ROOMS).map(({ rule }) => rule.name))
const deaf = config.forbidden.map(({ name }) => name).filter((name) => !heard.has(name))
for (const name of deaf)
  console.error(`${name}: did not notice the violation planted for it in scripts/planted`)

process.exitCode = violations.length + deaf.length === 0 ? 0 : 1
