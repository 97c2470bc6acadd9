import { spawnSync } from 'node:child_process'
import { root } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** `npm run format`: formats every file. */
const { status } = spawnSync('oxfmt', { cwd: root, env: toolEnv(), stdio: 'inherit' })
process.exitCode = status ?? 1
