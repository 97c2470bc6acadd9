import { join } from 'node:path'
import { ensureBuild, ensureDesktopBuild } from '../lib/build.mjs'
import { isClosedToOthers, runDesktopTests } from '../lib/desktop-tests.mjs'
import { runInReadableCopy } from '../lib/readable-copy.mjs'

/** The pictures of the desktop client, into a folder. A step of `npm run lab -- pictures`. */
const [pictures] = process.argv.slice(2)
ensureBuild()
ensureDesktopBuild()
process.exitCode = isClosedToOthers()
  ? runInReadableCopy(join('scripts', 'tasks', 'pictures-desktop.mjs'), [pictures])
  : await runDesktopTests([], { pictures, config: 'lab/pictures/desktop' })
