import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, root } from '../lib/paths.mjs'
import { contexts } from '../../backend/contexts.mjs'
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

/** Violations in the project itself. */
const violations = cruise(
  root,
  ROOMS.filter((room) => existsSync(at(room))),
)
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)

/** A copy of the planted tree in which every context also has one forbidden import. */
function plant() {
  const planted = at('.cache', 'planted')
  rmSync(planted, { recursive: true, force: true })
  cpSync(at('scripts', 'planted'), planted, { recursive: true })
  const folder = (context) => join(planted, 'backend', 'app', context)
  for (const context of Object.keys(contexts)) {
    mkdirSync(folder(context), { recursive: true })
    writeFileSync(join(folder(context), 'public.ts'), 'export const door = 1\n')
  }
  for (const [context, { imports }] of Object.entries(contexts)) {
    const forbidden = Object.keys(contexts).find((each) => ![context, 'core', ...imports].includes(each))
    if (forbidden === undefined) throw new Error(`${context} may import everything`)
    writeFileSync(join(folder(context), 'unlisted.ts'), `import '../${forbidden}/public.ts'\n`)
  }
  return planted
}

/** The rules that find the violation planted for them. */
const noticed = new Set(cruise(plant(), ROOMS).map(({ rule }) => rule.name))
const silent = config.forbidden.map(({ name }) => name).filter((name) => !noticed.has(name))
for (const name of silent)
  console.error(`${name}: did not notice the violation planted for it in scripts/planted`)

process.exitCode = violations.length + silent.length === 0 ? 0 : 1
