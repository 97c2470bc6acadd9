import { runDesktopTests } from '../../support/desktop/desktop-tests.mjs'
import { runReadable } from '../../support/desktop/readable-copy.mjs'

/** `npm run lab -- desktop [file …]`: the desktop client on isolated Linux desktops, with real peers. */
const words = process.argv.slice(2)
process.exitCode = await runReadable(import.meta.url, words, () => runDesktopTests(words))
