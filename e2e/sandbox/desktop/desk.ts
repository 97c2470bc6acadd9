import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser, type BrowserPeer } from './browser.ts'
import { startBus, type Bus } from './bus.ts'
import { startKeyring, type Keyring } from './keyring.ts'
import { startLauncher, type LauncherBadge } from './launcher.ts'
import { startNotifications, type NotificationPeer } from './notifications.ts'
import { startScreen } from './screen.ts'
import { findItem, openNamed, type TrayItem } from './tray-item.ts'
import { startTray, type Tray } from './tray-watcher.ts'

/** The Linux desktop of one user: screen, bus, tray, notifications, browser, clipboard, and optionally a keyring. */
export interface Desk {
  folder: string
  /** The environment of programs on this desktop. */
  env: NodeJS.ProcessEnv
  bus: Bus
  browser: BrowserPeer
  notifications: NotificationPeer
  /** The tray item of a process. */
  item: (pid: number) => Promise<TrayItem>
  /** The tray item that was registered last. */
  lastItem: () => Promise<TrayItem>
  /** The number of registered tray items. */
  items: () => number
  tray: Pick<Tray, 'leave' | 'comeBack'>
  /** The badges its dock was told of, the newest last. */
  badges: readonly LauncherBadge[]
  /** The text on the clipboard, as other programs read it; empty when there is none. */
  clipboard: () => string
  /** Presses keys, moves the pointer: `xdotool`. */
  press: (...words: string[]) => string
  addKeyring: () => Promise<void>
  /** What the keyring has written to its output. */
  keyringLog: () => string
  stop: () => Promise<void>
}

/** Sets up an isolated desktop; `shared` admits programs of other users of the machine. */
export async function setUpDesk({ shared = false } = {}): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  if (shared) chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  const run = join(folder, 'run')
  mkdirSync(home)
  mkdirSync(run, { mode: 0o700 })
  const [screen, bus] = await Promise.all([startScreen(), startBus(folder)])
  const browser = installBrowser(home)
  const [tray, notifications, badges] = await Promise.all([
    startTray(bus),
    startNotifications(bus),
    startLauncher(bus),
  ])
  const ends: Array<() => Promise<void>> = [bus.stop, screen.stop]
  let keyring: Keyring | undefined
  const env = {
    PATH: process.env.PATH,
    LANG: 'en_US.UTF-8',
    LANGUAGE: 'en',
    TZ: 'UTC',
    HOME: home,
    XDG_RUNTIME_DIR: run,
    DISPLAY: screen.display,
    DBUS_SESSION_BUS_ADDRESS: bus.address,
    NO_AT_BRIDGE: '1',
  }
  const ask = (program: string, ...words: string[]) =>
    execFileSync(program, words, {
      env,
      encoding: 'utf8',
      timeout: 5_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })

  return {
    folder,
    env,
    bus,
    browser,
    notifications,
    item: (pid) => findItem(bus, tray.items, pid),
    lastItem: () => openNamed(bus, tray.items.at(-1)!),
    items: () => tray.items.length,
    tray,
    badges,
    clipboard: () => {
      try {
        return ask('xclip', '-o', '-selection', 'clipboard')
      } catch {
        // xclip fails when the clipboard is empty.
        return ''
      }
    },
    press: (...words) => ask('xdotool', ...words),
    addKeyring: async () => {
      keyring = await startKeyring(bus, env)
      ends.unshift(keyring.stop)
    },
    keyringLog: () => keyring?.log() ?? '',
    stop: async () => {
      for (const end of ends) await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
