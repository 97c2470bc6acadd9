import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild, ensureDesktopBuild } from '../../../scripts/lib/build.mjs'
import { bin, root } from '../../../scripts/lib/paths.mjs'
import { isClosedToOthers } from './desktop-tests.mjs'

/**
 * Builds server and client, and runs `work` or, where the unprivileged user of the tests cannot read the project, the
 * whole script (`import.meta.url`) in a readable copy. Returns the exit code.
 */
export async function runReadable(script, args, work) {
  await Promise.all([ensureBuild(), ensureDesktopBuild()])
  return isClosedToOthers() ? runInReadableCopy(relative(root, fileURLToPath(script)), args) : work()
}

function runInReadableCopy(script, args) {
  const copy = mkdtempSync(join(tmpdir(), 'fanfare-copy-'))
  try {
    execFileSync('cp', ['--archive', '--reflink=auto', `${root}/.`, copy])
    execFileSync('chmod', ['--recursive', 'a+rX', copy])
    const PATH = [join(copy, 'node_modules', '.bin'), process.env.PATH.replaceAll(bin, '')].join(delimiter)
    const env = { ...process.env, PATH }
    return spawnSync('node', [join(copy, script), ...args], { cwd: copy, env, stdio: 'inherit' }).status ?? 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
