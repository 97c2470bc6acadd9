import { spawnSync } from 'node:child_process'
import { ensureBuild } from '../lib/build.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** Runs a fault of `backend/bench` by its name. */
const [name = 'disk'] = process.argv.slice(2)
ensureBuild()
const { status } = spawnSync('node', [`bench/faults_${name}.ts`], {
  cwd: at('backend'),
  env: toolEnv({ TZ: 'UTC' }),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
