import { spawnSync } from 'node:child_process'
import { ensureDesktopBuild } from '../lib/build.mjs'
import { unprivilegedIds } from '../lib/desktop-tests.mjs'
import { testElectron } from '../lib/electron/ensure-runtime.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** `npm run bench:desktop`: start-up and memory of the client beside a bare Electron, in one run. Root sees all memory. */
ensureDesktopBuild()
const env = toolEnv({
  ELECTRON_BIN: await testElectron(),
  ...(process.getuid?.() === 0 && { BENCH_AS: unprivilegedIds().join(':') }),
})
const { status } = spawnSync('node', ['desktop/bench/start-up.ts'], { cwd: at('e2e'), env, stdio: 'inherit' })
process.exitCode = status ?? 1
