import { join } from 'node:path'
import { ensureBuild, ensureDesktopBuild } from '../../../../scripts/lib/build.mjs'
import { isClosedToOthers, runDesktopTests } from '../../../support/desktop/desktop-tests.mjs'
import { runInReadableCopy } from '../../../support/desktop/readable-copy.mjs'

/** The pictures of the desktop client, into a folder. A step of `npm run lab -- pictures`. */
const [pictures] = process.argv.slice(2)
ensureBuild()
ensureDesktopBuild()
process.exitCode = isClosedToOthers()
  ? runInReadableCopy(join('e2e', 'lab', 'pictures', 'desktop', 'run.mjs'), [pictures])
  : await runDesktopTests([], { pictures, config: 'lab/pictures/desktop' })
