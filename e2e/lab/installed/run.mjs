import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDeb, makeDeb, removeDeb } from './support/debian-package.mjs'
import { missingForDesktop, runDesktopTests } from '../../support/desktop/desktop-tests.mjs'
import { runReadable } from '../../support/desktop/readable-copy.mjs'

/**
 * `npm run lab -- installed [file …]`: the Debian package, installed on this machine, started by an unprivileged user
 * with each switch and variable, and removed again. Prints a table of the results.
 */
const words = process.argv.slice(2)
const missing = missingForDesktop(['dpkg', 'dpkg-deb', 'desktop-file-validate', 'appstreamcli', 'gio', 'ldd'])
if (process.getuid?.() !== 0) throw new Error('Installing the package needs root.')
if (missing.length > 0)
  throw new Error(
    `Missing: ${missing.join(', ')}. Debian has them in appstream, desktop-file-utils, libglib2.0-bin and what CONTRIBUTING.md names.`,
  )
process.exitCode = await runReadable(import.meta.url, words, runInstalled)

async function runInstalled() {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-deb-'))
  try {
    installDeb(await makeDeb(folder))
    const status = await runDesktopTests(words, {
      config: 'lab/installed',
      reporters: ['list', './lab/installed/table-reporter.ts'],
    })
    const left = removeDeb()
    console.log(left.length === 0 ? 'Removed: nothing is left.' : `Left behind: ${left.join(', ')}`)
    return left.length === 0 ? status : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
