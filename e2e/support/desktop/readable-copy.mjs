import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { bin, root } from '../../../scripts/lib/paths.mjs'

/**
 * Runs a script in a world-readable copy of the project, for steps that drop privileges while the project is in a
 * private folder. Returns the exit code.
 */
export function runInReadableCopy(script, args) {
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
