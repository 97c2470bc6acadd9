import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopChild } from '../../../sandbox/desktop/child.ts'
import type { Desk } from '../../../sandbox/desktop/desk.ts'
import type { ScreenReader } from '../../../sandbox/desktop/screen-reader.ts'
import { server, type Member } from '../../../support/api.ts'
import { clickEntry } from '../../../support/desktop/menu.ts'
import { codeFor, signInPage } from '../../../support/desktop/sign-in.ts'
import { expect, test as base } from '../../../support/desktop/readable-test.ts'

/** The command that the package installs. */
export const COMMAND = '/usr/bin/fanfare'
/** Makes the Chromium of an unprivileged user keep secrets in the keyring, on a desktop it does not know. */
export const WITH_KEYRING = '--password-store=gnome-libsecret'

/** The running installed client. */
export interface Installed {
  pid: number
  process: ChildProcess
  /** What it has written to its error output. */
  errors: () => string
  /** Its exit code; null while it runs. */
  exitCode: () => number | null
}

interface Scene {
  /** Starts the installed client with switches, and with variables in addition to those of the desk. */
  launch: (words?: string[], env?: NodeJS.ProcessEnv) => Installed
}

export { expect, readable } from '../../../support/desktop/readable-test.ts'

export const test = base.extend<Scene>({
  launch: async ({ desk }, use, info) => {
    knowServer(desk)
    const clients: Installed[] = []
    await use((words = [], env = {}) => {
      const client = start(words, { ...desk.env, ...env })
      clients.push(client)
      return client
    })
    if (info.status !== info.expectedStatus)
      for (const client of clients) await info.attach('client.log', { body: client.errors() })
    await Promise.all(clients.map((client) => stopChild(client.process)))
  },
})

function start(words: string[], env: NodeJS.ProcessEnv): Installed {
  const client = spawn(COMMAND, words, { env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  client.stderr.on('data', (part) => (errors += part))
  return { pid: client.pid!, process: client, errors: () => errors, exitCode: () => client.exitCode }
}

/** Where the client keeps its files by default. */
export const dataFolder = (desk: Desk) => join(desk.env.HOME!, '.config', 'Fanfare')

/** Chooses the server, which a user does once. */
export function knowServer(desk: Desk, folder = dataFolder(desk), address = server) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'servers.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ addresses: [address], chosen: address }))
}

/** Follows a link as a browser does. Not awaited: xdg-open ends with the client if it starts one. */
export function follow(desk: Desk, link: string) {
  spawn('xdg-open', [link], { env: desk.env, stdio: 'ignore' })
}

/** Quits the running client at a desk, however it was started. */
export async function quitAny(desk: Desk) {
  // The window may be there before the tray item.
  await expect.poll(() => desk.items()).toBeGreaterThan(0)
  const item = await desk.lastItem()
  await clickEntry(item, 'Quit Fanfare')
  await expect.poll(() => item.tooltip().catch(() => 'gone')).toBe('gone')
}

/** Signs in through the visible interface: the button, the browser, and the link back. */
export async function signIn(desk: Desk, reader: ScreenReader, person: Member) {
  const opened = desk.browser.opened().length
  await expect(() => reader.press('push button', 'Sign in with your browser')).toPass()
  const page = await signInPage(desk, opened)
  const code = await codeFor(person, page)
  follow(desk, `fanfare://auth/callback?code=${code}&state=${page.searchParams.get('state')}`)
}

/** The titles of the visible windows. */
export function windowTitles(desk: Desk): string[] {
  try {
    const ids = desk.press('search', '--onlyvisible', '--name', 'Fanfare').trim().split('\n')
    return ids.map((id) => desk.press('getwindowname', id).trim())
  } catch {
    // xdotool fails when there is none.
    return []
  }
}
