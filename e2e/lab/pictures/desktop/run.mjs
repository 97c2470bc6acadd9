import { runDesktopTests } from '../../../support/desktop/desktop-tests.mjs'
import { runReadable } from '../../../support/desktop/readable-copy.mjs'

/** The pictures of the desktop client, into a folder. A step of `npm run lab -- pictures`. */
const [pictures] = process.argv.slice(2)
process.exitCode = await runReadable(import.meta.url, [pictures], () =>
  runDesktopTests([], { pictures, config: 'lab/pictures/desktop' }),
)
