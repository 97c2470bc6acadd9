import { spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureRuntime, RUNTIME_VERSION, runtimeFolder } from './electron-runtime.mjs'
import { findBrowser } from './find-browser.mjs'
import { packageDesktop } from './package-desktop.mjs'
import { at, bin } from './paths.mjs'
import { toolEnv } from './toolchain.mjs'

/** Programs of the system without which there is no desktop to test on. */
const NEEDED = ['Xvfb', 'dbus-daemon', 'xclip', 'xdotool', 'gnome-keyring-daemon', 'xdg-open', 'setpriv']

/** What of the desktop this machine does not have. */
export function missingForDesktop() {
  if (process.platform !== 'linux') return ['Linux']
  const programs = NEEDED.filter((name) => spawnSync('which', [name], { stdio: 'ignore' }).status !== 0)
  return findBrowser() ? programs : [...programs, 'Chromium']
}

/**
 * Runs the desktop tests and answers the exit code. Chromium's sandbox refuses to run for root, so root hands over
 * to `fanfare-tests`, or to nobody where that user was not made. A report goes to `report` if one is wanted.
 */
export async function runDesktopTests(words, { report } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-desktop-'))
  const written = join(folder, 'report.json')
  const env = toolEnv({
    ELECTRON_BIN: await ensureRuntime(),
    CHROMIUM: findBrowser(),
    E2E_PORT: process.env.E2E_PORT ?? '3391',
    E2E_DATA: join(folder, 'data'),
    E2E_RESULTS: join(folder, 'results'),
    DESKTOP_PACKAGE: makePackage(join(folder, 'package')),
    PLAYWRIGHT_JSON_OUTPUT_FILE: written,
    HOME: folder,
  })
  const reporter = report ? 'list,json' : 'list'
  const command = [
    join(bin, 'node'),
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=desktop/playwright.config.ts',
    `--reporter=${reporter}`,
    ...words,
  ]
  try {
    const [program, ...args] = [...asAnybody(folder), ...command]
    const { status } = spawnSync(program, args, { cwd: at('e2e'), env, stdio: 'inherit' })
    if (report && existsSync(written)) copyFileSync(written, report)
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A package on the runtime of the tests, with the fuses of what ships. */
function makePackage(output) {
  const runtime = { folder: runtimeFolder, version: RUNTIME_VERSION }
  if (packageDesktop(['--linux', 'dir'], { runtime, output, stdio: 'ignore' }) !== 0)
    throw new Error(
      'The desktop client could not be packaged: see `pnpm build:desktop --test-runtime --linux dir`',
    )
  return join(output, 'linux-unpacked')
}

/** Somebody without rights: `fanfare-tests`, or nobody where that user was not made. */
export const idsOfNobody = () => idsOf('fanfare-tests') ?? idsOf('nobody')

/** What stands before a command to make it one of somebody without rights. */
function handOver() {
  const [uid, gid] = idsOfNobody()
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
}

/** What makes a command that of somebody without rights; gives them the folder. */
function asAnybody(folder) {
  if (process.getuid?.() !== 0) return []
  chownSync(folder, ...idsOfNobody())
  return handOver()
}

/** Whether the project lies where somebody without rights cannot read it. */
export function isClosedToOthers() {
  if (process.getuid?.() !== 0) return false
  const [program, ...args] = [...handOver(), 'test', '-r', at('package.json')]
  return spawnSync(program, args).status !== 0
}

function idsOf(name) {
  const { stdout } = spawnSync('getent', ['passwd', name], { encoding: 'utf8' })
  const [, , uid, gid] = stdout.split(':')
  return uid === undefined ? undefined : [Number(uid), Number(gid)]
}
