import { ensureDesktopBuild } from '../lib/build.mjs'
import { ensureRuntime } from '../../e2e/support/electron/ensure-runtime.mjs'
import { TEST_RUNTIME } from '../../e2e/support/electron/runtimes.mjs'
import { packageDesktop } from '../../desktop/packaging/package-desktop.mjs'

/**
 * `npm run build:desktop [-- --linux deb]`: builds and packages the desktop client into `desktop/dist`, by default for
 * this system. `--test-runtime` uses the Electron of the tests, which must never be shipped.
 */
const words = process.argv.slice(2)
const wanted = words.filter((word) => word !== '--test-runtime')
await ensureDesktopBuild()
const runtime =
  wanted.length < words.length
    ? { folder: await ensureRuntime(TEST_RUNTIME), version: TEST_RUNTIME.version }
    : undefined
process.exitCode = packageDesktop(wanted, { runtime })
