import { spawnSync } from 'node:child_process'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** `npm run fonts`: subsets the fonts of the client to the characters it needs. */
const { status } = spawnSync('node', ['fonts/make-fonts.ts'], {
  cwd: at('ui-kit'),
  env: toolEnv(),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
