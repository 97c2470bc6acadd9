import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binaryOf, testElectron } from '../electron/ensure-runtime.mjs'
import { SMOKE_RUNTIME } from '../electron/runtimes.mjs'
import { findBrowser } from '../../../scripts/lib/find-browser.mjs'
import { at, bin } from '../../../scripts/lib/paths.mjs'
import { toolEnv } from '../../../scripts/lib/toolchain.mjs'

/** System programs that the tests need. */
const NEEDED = [
  'certutil',
  'openssl',
  'Xvfb',
  'dbus-daemon',
  'xclip',
  'xdotool',
  'xprop',
  'gnome-keyring-daemon',
  'xdg-open',
  'setpriv',
  '/usr/libexec/at-spi-bus-launcher',
]

/** The programs missing on this machine, including those in `more`. */
export function missingForDesktop(more = []) {
  if (process.platform !== 'linux') return ['Linux']
  const needed = [...NEEDED, ...more]
  const programs = needed.filter((name) => spawnSync('which', [name], { stdio: 'ignore' }).status !== 0)
  return findBrowser() ? programs : [...programs, 'Chromium']
}

const REPORT = '--report='

/**
 * Runs the desktop tests and returns the exit code. Chromium's sandbox refuses to run as root, so root runs them as
 * `fanfare-tests`, or as `nobody` if there is no such user. `--report=file` among the words also writes Playwright's JSON
 * report. `pictures` is the folder for screenshots.
 */
export async function runDesktopTests(
  words,
  { pictures, config = 'journeys/desktop', reporters = ['list'] } = {},
) {
  const report = words.find((word) => word.startsWith(REPORT))?.slice(REPORT.length)
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-desktop-'))
  const written = join(folder, 'report.json')
  const env = toolEnv({
    ELECTRON_BIN: await testElectron(),
    ELECTRON_SMOKE_BIN: await binaryOf(SMOKE_RUNTIME),
    CHROMIUM: findBrowser(),
    E2E_PORT: process.env.E2E_PORT ?? '3391',
    E2E_DATA: join(folder, 'data'),
    E2E_RESULTS: join(folder, 'results'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: written,
    PICTURES: join(folder, 'pictures'),
    HOME: folder,
  })
  const reporter = [...reporters, ...(report ? ['json'] : [])].join()
  const command = [
    join(bin, 'node'),
    'node_modules/@playwright/test/cli.js',
    'test',
    `--config=${config}/playwright.config.ts`,
    `--reporter=${reporter}`,
    ...words.filter((word) => !word.startsWith(REPORT)),
  ]
  try {
    const [program, ...args] = [...asUnprivileged(folder), ...command]
    const { status } = spawnSync(program, args, { cwd: at('e2e'), env, stdio: 'inherit' })
    const kept = at('e2e', 'test-results', 'desktop')
    if (status !== 0 && existsSync(env.E2E_RESULTS)) cpSync(env.E2E_RESULTS, kept, { recursive: true })
    if (report && existsSync(written))
      writeFileSync(report, readFileSync(written, 'utf8').replaceAll(env.E2E_RESULTS, kept))
    if (pictures && status === 0) cpSync(env.PICTURES, pictures, { recursive: true })
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The ids of an unprivileged user: `fanfare-tests`, or `nobody` if there is no such user. */
export const unprivilegedIds = () => idsOf('fanfare-tests') ?? idsOf('nobody')

/** The command prefix that drops privileges. */
function withoutPrivileges() {
  const [uid, gid] = unprivilegedIds()
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
}

/** The command prefix that drops privileges if this is root; the unprivileged user gets the folder. */
function asUnprivileged(folder) {
  if (process.getuid?.() !== 0) return []
  chownSync(folder, ...unprivilegedIds())
  return withoutPrivileges()
}

/** Whether an unprivileged user cannot read the project. */
export function isClosedToOthers() {
  if (process.getuid?.() !== 0) return false
  const [program, ...args] = [...withoutPrivileges(), 'test', '-r', at('package.json')]
  return spawnSync(program, args).status !== 0
}

function idsOf(name) {
  const { stdout } = spawnSync('getent', ['passwd', name], { encoding: 'utf8' })
  const [, , uid, gid] = stdout.split(':')
  return uid === undefined ? undefined : [Number(uid), Number(gid)]
}
