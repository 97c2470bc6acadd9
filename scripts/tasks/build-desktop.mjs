import { ensureDesktopBuild } from '../lib/build.mjs'
import { ensureRuntime, RUNTIME_VERSION, runtimeFolder } from '../lib/electron-runtime.mjs'
import { packageDesktop } from '../lib/package-desktop.mjs'

/**
 * `npm run build:desktop [-- --linux deb]`: builds and packages the desktop client into `desktop/dist`, by default for
 * this system. `--test-runtime` uses the Electron of the tests, which must never be shipped.
 */
const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--test-runtime')
ensureDesktopBuild()
let runtime
if (wanted.length < words.length) {
  await ensureRuntime()
  runtime = { folder: runtimeFolder, version: RUNTIME_VERSION }
}
process.exitCode = packageDesktop(wanted, { runtime })
