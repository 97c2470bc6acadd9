import { test as base } from '@playwright/test'
import { setUpDesk, type Desk } from '../../sandbox/desktop/desk.ts'
import { createOwnServer, type OwnServer } from '../own-server.ts'
import { startClient, type Client, type Start } from './client.ts'
import { step } from './step.ts'

/** The options of a project of the configuration. */
export interface Options {
  /** The binary of Electron. */
  electron: string
}

interface Scene {
  /** A desktop for this test only. */
  desk: Desk
  /** Starts a client at the desk, or at another one; it ends with the test. */
  start: (options?: Start & { at?: Desk }) => Promise<Client>
  /** Sets up one more desk. */
  anotherDesk: () => Promise<Desk>
  /** A running server for this test only. */
  ownServer: OwnServer
}

export { expect } from '@playwright/test'

export const test = base.extend<Scene & Options>({
  electron: [process.env.ELECTRON_BIN ?? '', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  desk: async ({}, use, info) => {
    const desk = await step('set up a desk', setUpDesk)
    await use({ ...desk, addKeyring: () => step('add a keyring', desk.addKeyring) })
    if (info.status !== info.expectedStatus) await info.attach('keyring.log', { body: desk.keyringLog() })
    await step('end the desk', desk.stop)
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  anotherDesk: async ({}, use) => {
    const desks: Desk[] = []
    await use(async () => {
      const desk = await setUpDesk()
      desks.push(desk)
      return desk
    })
    await Promise.all(desks.map((desk) => desk.stop()))
  },
  ownServer: async ({ desk }, use) => {
    const server = await createOwnServer(desk.folder)
    await server.start()
    await use(server)
    await server.stop()
  },
  start: async ({ electron, desk, anotherDesk: _first }, use, info) => {
    const clients: Client[] = []
    await use(async ({ at = desk, ...options } = {}) => {
      const client = await startClient(at, electron, options)
      clients.push(client)
      return client
    })
    if (info.status !== info.expectedStatus)
      for (const client of clients) await info.attach('client.log', { body: client.log() })
    await Promise.all(clients.map((client) => client.quit()))
  },
})
