import { join } from 'node:path'
import { ensureBuild, ensureDesktopBuild } from '../../../scripts/lib/build.mjs'
import { isClosedToOthers, runDesktopTests } from '../../support/desktop/desktop-tests.mjs'
import { runInReadableCopy } from '../../support/desktop/readable-copy.mjs'

/** `npm run lab -- desktop [file …]`: the desktop client on isolated Linux desktops, with real peers. */
const words = process.argv.slice(2)
ensureBuild()
ensureDesktopBuild()
process.exitCode = isClosedToOthers()
  ? runInReadableCopy(join('e2e', 'journeys', 'desktop', 'run.mjs'), words)
  : await runDesktopTests(words)
