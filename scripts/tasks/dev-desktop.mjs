import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { testElectron } from '../../e2e/support/electron/ensure-runtime.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/**
 * `npm run dev:desktop`: the desktop client with hot reload, next to a server of `npm run dev` or `npm start`. It runs on
 * Electron's own download if there is one, otherwise on the runtime of the tests.
 */
const own = existsSync(at('desktop', 'node_modules', 'electron', 'dist'))
const client = spawn('node', ['node_modules/electron-vite/bin/electron-vite.js', 'dev', '--watch'], {
  cwd: at('desktop'),
  env: toolEnv({
    ...(!own && { ELECTRON_EXEC_PATH: await testElectron() }),
    // Chromium's sandbox refuses to run for root, as in a container.
    ...(process.getuid?.() === 0 && { NO_SANDBOX: '1' }),
  }),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => client.kill(signal))
client.on('exit', (code) => process.exit(code ?? 0))
