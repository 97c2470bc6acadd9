import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, isCurrent, remember } from '../../../../scripts/lib/fingerprint.mjs'
import { at, cache } from '../../../../scripts/lib/paths.mjs'
import { contextFiles } from './context.mjs'
import { guideCommands } from './guide-commands.mjs'

const folder = join(cache, 'deploy', 'context')

function runInContext(commands) {
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', commands], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`${commands}\nended with ${status}:\n${stdout}${stderr}`)
}

/**
 * The path of the archive of a release, built in a folder of its own by the commands of the guide from the files that the
 * image is built from. It is rebuilt when one of them has changed.
 */
export function releaseArchive() {
  const archive = join(folder, 'fanfare.tar.gz')
  const files = contextFiles()
  const print = fingerprint([...files, 'deploy', 'docs/guide/operators/install.md'])
  if (existsSync(archive) && isCurrent('deploy-archive', print)) return archive
  console.error('Building a release …')
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) cpSync(at(file), join(folder, file))
  const [build, pack] = guideCommands('install', 'Build a release')
  runInContext(build.replace(/^(git clone|cd) .*\n/gm, ''))
  cpSync(at('deploy'), join(folder, 'deploy'), { recursive: true, filter: (path) => !path.endsWith('/.env') })
  runInContext(pack)
  remember('deploy-archive', print)
  return archive
}
