import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import type { Desk } from '../../peers/desktop/desk.ts'
import type { TrayItem } from '../../peers/desktop/tray-item.ts'
import { server } from '../../support/api.ts'

/** The runtime the tests were started with. */
const program = process.env.ELECTRON_BIN ?? ''
const home = fileURLToPath(new URL('../../../desktop', import.meta.url))

/** A desktop client that runs. */
export interface Client {
  app: ElectronApplication
  /** Where it keeps what it remembers. */
  folder: string
  pid: number
  /** The main window, or the one that comes next. */
  window: () => Promise<Page>
  item: () => Promise<TrayItem>
  quit: () => Promise<void>
}

export interface Start {
  /** Said on the command line, as by a starter or another program. */
  words?: string[]
  /** The folder of an earlier run. */
  folder?: string
  /** Whether it looks for a keyring. */
  keyring?: boolean
  /** The server it knows already: the one of all tests, another one, or none. */
  knows?: string | null
}

const flags = (folder: string, keyring: boolean) => [
  '--disable-gpu',
  `--password-store=${keyring ? 'gnome-libsecret' : 'basic'}`,
  `--user-data-dir=${folder}`,
]

/** Starts the client at a desk, in Chromium's own sandbox. */
export async function startClient(
  desk: Desk,
  {
    words = [],
    folder = mkdtempSync(join(desk.folder, 'client-')),
    keyring = false,
    knows = server,
  }: Start = {},
): Promise<Client> {
  if (knows !== null) chooseServer(folder, knows)
  const app = await _electron.launch({
    executablePath: program,
    chromiumSandbox: true,
    args: [...flags(folder, keyring), home, ...words],
    env: desk.env as Record<string, string>,
  })
  const pid = app.process().pid!
  return {
    app,
    folder,
    pid,
    window: async () => {
      const page = app.windows().find(isMain) ?? (await app.waitForEvent('window', { predicate: isMain }))
      await page.locator('#root > *').first().waitFor()
      return page
    },
    item: () => desk.item(pid),
    quit: () => app.close(),
  }
}

function chooseServer(folder: string, address: string) {
  const file = join(folder, 'servers.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ addresses: [address], chosen: address }))
}

const isMain = (page: Page) => !page.url().endsWith('/panel')

/** Starts the client a second time, as a link or a starter does; it hands over to the first and ends. */
export async function startAgain(desk: Desk, { folder }: Client, ...words: string[]): Promise<void> {
  const args = [...flags(folder, false), home, ...words]
  await promisify(execFile)(program, args, { env: desk.env, timeout: 15_000 })
}
