import { join } from 'node:path'
import { ensureBuild, ensureDesktopBuild } from '../lib/build.mjs'
import { isClosedToOthers, runDesktopTests } from '../lib/desktop-tests.mjs'
import { runInReadableCopy } from '../lib/readable-copy.mjs'

/** `npm run lab -- desktop [file …]`: the desktop client on isolated Linux desktops, with real peers. */
const words = process.argv.slice(2)
ensureBuild()
ensureDesktopBuild()
process.exitCode = isClosedToOthers()
  ? runInReadableCopy(join('scripts', 'tasks', 'test-desktop.mjs'), words)
  : await runDesktopTests(words)
