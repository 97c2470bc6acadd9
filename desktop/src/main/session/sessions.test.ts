import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aState } from '../testing/a-state.ts'
import { sessions } from './sessions.ts'
import type { Vault } from './vault.ts'

const SERVER = 'https://fanfare.example'
const OTHER = 'https://other.example'

const turnedAround = (text: string) => [...text].toReversed().join('')
const keyring: Vault = {
  seal: async (secret) => turnedAround(secret),
  open: async (sealed) => turnedAround(sealed),
}
const noKeyring: Vault = { seal: async () => null, open: async () => null }

function setUp(vault = keyring, folder = aFolder()) {
  const state = aState({
    handle: null,
    servers: [SERVER, OTHER].map((address) => ({ address, signedIn: false })),
  })
  const kept = sessions(state, folder, vault)
  const handle = () => state.getState().handle ?? ''
  return { ...kept, state, handle, folder, disk: () => readFileSync(join(folder, 'sessions.json'), 'utf8') }
}

it('knows no token for a handle it has not given out', async () => {
  const { begin, tokenOf, handle } = setUp()
  expect(tokenOf('guess')).toBeNull()
  await begin(SERVER, 'secret-token')
  expect(tokenOf('guess')).toBeNull()
  expect(tokenOf(handle())).toBe('secret-token')
})

it('gives windows a handle that says nothing about the token', async () => {
  const { begin, state, disk } = setUp()
  await begin(SERVER, 'secret-token')
  expect(JSON.stringify(state.getState())).not.toContain('secret-token')
  expect(disk()).not.toContain('secret-token')
})

it('makes the handle of an earlier session worthless', async () => {
  const { begin, end, tokenOf, token, handle } = setUp()
  await begin(SERVER, 'first')
  const before = handle()
  await begin(SERVER, 'second')
  expect(tokenOf(before)).toBeNull()
  end(before)
  expect(token()).toBe('second')
})

it('finds the session again after a restart', async () => {
  const { begin, folder } = setUp()
  await begin(SERVER, 'secret-token')
  const again = setUp(keyring, folder)
  expect(again.state.getState().restoring).toBe(true)
  await again.restore()
  expect(again.state.getState().restoring).toBe(false)
  expect(again.token()).toBe('secret-token')
  expect(again.state.getState().servers[0]).toEqual({ address: SERVER, signedIn: true })
})

it('writes nothing where there is no keyring, and says that the session will not last', async () => {
  const { begin, state, disk, token } = setUp(noKeyring)
  await begin(SERVER, 'secret-token')
  expect(disk()).toBe('{}')
  expect(state.getState().lasting).toBe(false)
  expect(token()).toBe('secret-token')
})

it('keeps one session a server, and follows the choice', async () => {
  const { begin, state, follow, token, handle } = setUp()
  await begin(SERVER, 'here')
  const first = handle()
  state.setState({ server: OTHER })
  follow()
  expect(token()).toBeNull()
  expect(state.getState().handle).toBeNull()
  state.setState({ server: SERVER })
  follow()
  expect(token()).toBe('here')
  expect(handle()).not.toBe(first)
})

it('forgets a session everywhere when it ends', async () => {
  const { begin, end, handle, state, disk } = setUp()
  await begin(SERVER, 'secret-token')
  end(handle())
  expect(state.getState().handle).toBeNull()
  expect(disk()).toBe('{}')
})
