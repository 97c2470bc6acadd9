import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createServerList } from './server-list.ts'

const SERVER = 'https://fanfare.example'

function started(content: unknown) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'servers.json'), JSON.stringify(content))
  const state = aState({ servers: [], server: null })
  createServerList(state, createDeviceStorage(folder))
  return state.getState()
}

it('restores the servers of the last run', () => {
  const { servers, server } = started({ addresses: [SERVER, 'http://localhost:3333'], chosen: SERVER })
  expect(servers.map(({ address }) => address)).toEqual([SERVER, 'http://localhost:3333'])
  expect(server).toBe(SERVER)
})

it.each([null, [], { addresses: SERVER, chosen: SERVER }, { addresses: [7], chosen: SERVER }])(
  'ignores %j instead of a list',
  (content) => {
    expect(started(content)).toMatchObject({ servers: [], server: null })
  },
)

it('keeps the servers that can be read beside others', () => {
  const { servers, server } = started({ addresses: [7, SERVER, null], chosen: 7 })
  expect(servers.map(({ address }) => address)).toEqual([SERVER])
  expect(server).toBeNull()
})

it.each(['fanfare', 'http://fanfare.example', 'file:///etc/passwd', `${SERVER}/login`])(
  'leaves out %s, which could not have been added',
  (address) => {
    const { servers, server } = started({ addresses: [address, SERVER], chosen: address })
    expect(servers).toEqual([{ address: SERVER, signedIn: false, unread: 0 }])
    expect(server).toBeNull()
  },
)
