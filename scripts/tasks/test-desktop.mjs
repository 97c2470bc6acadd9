import { ensureBuild, ensureDesktopBuild } from '../lib/build.mjs'
import { runDesktopTests } from '../lib/desktop-tests.mjs'

/** `pnpm test:desktop [file …]`: the desktop client on Linux desktops of its own, with real peers. */
ensureBuild()
ensureDesktopBuild()
process.exitCode = await runDesktopTests(process.argv.slice(2))
