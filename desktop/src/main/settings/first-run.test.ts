import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { createState } from '../core/state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { decideFirstRun } from './first-run.ts'
import { settingsFile } from './settings.ts'

/** Starts a client with its files in a folder; returns whether its first run is done. */
function start(folder: string, ...addresses: string[]) {
  const storage = createDeviceStorage(folder)
  const settings = settingsFile(storage)
  const state = createState('1.0.0', settings.read(), storage.state())
  state.setState({ servers: addresses.map((address) => ({ address, signedIn: false, unread: 0 })) })
  decideFirstRun(state, settings)
  return state.getState().settings.firstRunDone
}

it('is not due where an earlier version has saved settings', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'settings.json'), '{ "startHidden": true }')
  expect(start(folder)).toBe(true)
})

it('is not due where an earlier version knows a server', () => {
  expect(start(temporaryFolder(), 'https://fanfare.example')).toBe(true)
})

it('is due on a new computer, also after a restart before the first sign-in', () => {
  const folder = temporaryFolder()
  expect(start(folder)).toBe(false)
  expect(start(folder, 'https://fanfare.example')).toBe(false)
})
