import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPackage } from '@electron/asar'
import { at, cache } from '../../../scripts/lib/paths.mjs'
import { TEST_RUNTIME } from './runtimes.mjs'
import { unpackRuntime } from './unpack-runtime.mjs'

const COMPLETE = 'complete'

/** The binary that the tests run: `ELECTRON_BIN`, or that of the test runtime. */
export const testElectron = async () => process.env.ELECTRON_BIN ?? (await binaryOf(TEST_RUNTIME))

/** The binary of a runtime. */
export const binaryOf = async (runtime) => join(await ensureRuntime(runtime), 'electron')

/** The folder of a runtime, which is downloaded if it is missing. */
export async function ensureRuntime(runtime) {
  const folder = join(cache, `electron-${runtime.version}`)
  if (existsSync(join(folder, COMPLETE))) return folder
  console.error(`Fetching Electron ${runtime.version} for tests …`)
  const workplace = mkdtempSync(join(tmpdir(), 'electron-'))
  try {
    rmSync(folder, { recursive: true, force: true })
    cpSync(await unpackRuntime(runtime, workplace), folder, { recursive: true })
    await addLauncher(folder)
    // Written last: it marks the folder as complete.
    writeFileSync(join(folder, COMPLETE), runtime.version)
  } finally {
    rmSync(workplace, { recursive: true, force: true })
  }
  return folder
}

/** Adds the launcher of apps by folder, which packaged runtimes lack. */
async function addLauncher(folder) {
  await createPackage(
    at('e2e', 'support', 'electron', 'launcher'),
    join(folder, 'resources', 'default_app.asar'),
  )
}
