import { spawnSync } from 'node:child_process'
import { ensureBuild } from '../lib/build.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

ensureBuild()
const { status } = spawnSync('node', ['bench/list.ts'], {
  cwd: at('backend'),
  env: toolEnv({ TZ: 'UTC' }),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
