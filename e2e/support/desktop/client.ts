import { execFile, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import type { TrayItem } from '../../sandbox/desktop/tray-item.ts'
import { server } from '../api.ts'
import { step } from './step.ts'

const home = fileURLToPath(new URL('../../../desktop', import.meta.url))

/** A running desktop client. */
export interface Client {
  app: ElectronApplication
  /** The binary of Electron it runs on. */
  electron: string
  /** Its data folder. */
  folder: string
  pid: number
  /** The main window, or the next one that opens. */
  window: () => Promise<Page>
  item: () => Promise<TrayItem>
  /** What it has written to its output. */
  log: () => string
  quit: () => Promise<void>
}

export interface Start {
  /** Command-line arguments. */
  words?: string[]
  /** The folder of an earlier run. */
  folder?: string
  /** Whether it uses a keyring. */
  keyring?: boolean
  /** The choices saved by an earlier run; the others have their defaults. */
  settings?: Record<string, unknown>
  /** Its configured server: the shared one, another one, or none. */
  knows?: string | null
}

/** The arguments of a client with a data folder. */
export const argumentsOf = (
  folder: string,
  { keyring = false, words = [] }: Pick<Start, 'keyring' | 'words'>,
) => [
  '--disable-gpu',
  `--password-store=${keyring ? 'gnome-libsecret' : 'basic'}`,
  `--user-data-dir=${folder}`,
  home,
  ...words,
]

/** Starts the client at a desk on a binary of Electron, in Chromium's own sandbox. */
export async function startClient(
  desk: Desk,
  electron: string,
  {
    words = [],
    folder = mkdtempSync(join(desk.folder, 'client-')),
    keyring = false,
    settings,
    knows = server,
  }: Start = {},
): Promise<Client> {
  if (knows !== null) chooseServer(folder, knows)
  if (settings !== undefined) writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  const app = await step('start the client', () =>
    _electron.launch({
      executablePath: electron,
      chromiumSandbox: true,
      args: argumentsOf(folder, { keyring, words }),
      env: desk.env as Record<string, string>,
    }),
  )
  const pid = app.process().pid!
  const log = outputOf(app.process())
  return {
    app,
    electron,
    folder,
    pid,
    window: () =>
      step('wait for the window', async () => {
        const page = app.windows().find(isMain) ?? (await app.waitForEvent('window', { predicate: isMain }))
        await page.locator('#root > *').first().waitFor()
        return page
      }),
    item: () => desk.item(pid),
    log,
    quit: () => step('quit the client', () => app.close()),
  }
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) stream?.on('data', (part) => (output += part))
  return () => output
}

function chooseServer(folder: string, address: string) {
  const file = join(folder, 'servers.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ addresses: [address], chosen: address }))
}

const isMain = (page: Page) => !/\/(?:panel|profile(?:\/tokens)?|2fa|desktop-settings.*)$/.test(page.url())

/** Starts a second instance, as a link does; it passes its arguments to the first and quits. */
export async function startSecondInstance(
  desk: Desk,
  { electron, folder }: Pick<Client, 'electron' | 'folder'>,
  ...words: string[]
): Promise<void> {
  await promisify(execFile)(electron, argumentsOf(folder, { words }), { env: desk.env, timeout: 15_000 })
}
