import { EventEmitter, once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { aState } from '../testing/fixtures.ts'
import { createSessions } from './sessions.ts'
import type { Vault } from './vault.ts'

const SERVER = 'https://fanfare.example'
const OTHER = 'https://other.example'

const reversed = (text: string) => [...text].toReversed().join('')
const keyring: Vault = {
  encrypt: async (secret) => reversed(secret),
  decrypt: async (encrypted) => ({ secret: reversed(encrypted), renewed: null }),
}
const noKeyring: Vault = { encrypt: async () => null, decrypt: async () => null }

function setUp(vault = keyring, folder = temporaryFolder()) {
  const state = aState({
    sessionHandle: null,
    servers: [SERVER, OTHER].map((address) => ({ address, signedIn: false, unread: 0 })),
  })
  const sessions = createSessions(state, createDeviceStorage(folder), vault)
  const sessionHandle = () => state.getState().sessionHandle ?? ''
  return {
    ...sessions,
    state,
    sessionHandle,
    folder,
    disk: () => readFileSync(join(folder, 'sessions.json'), 'utf8'),
  }
}

it('knows no token for a handle it has not issued', async () => {
  const { begin, tokenOf, sessionHandle } = setUp()
  expect(tokenOf('guess')).toBeNull()
  await begin(SERVER, 'secret-token')
  expect(tokenOf('guess')).toBeNull()
  expect(tokenOf(sessionHandle())).toBe('secret-token')
})

it('gives windows a handle that reveals nothing of the token', async () => {
  const { begin, state, disk } = setUp()
  await begin(SERVER, 'secret-token')
  expect(JSON.stringify(state.getState())).not.toContain('secret-token')
  expect(disk()).not.toContain('secret-token')
})

it('invalidates the handle of an earlier session', async () => {
  const { begin, end, tokenOf, token, sessionHandle } = setUp()
  await begin(SERVER, 'first')
  const before = sessionHandle()
  await begin(SERVER, 'second')
  expect(tokenOf(before)).toBeNull()
  end(before)
  expect(token()).toBe('second')
})

it('restores the session after a restart', async () => {
  const { begin, folder } = setUp()
  await begin(SERVER, 'secret-token')
  const again = setUp(keyring, folder)
  expect(again.state.getState().restoring).toBe(true)
  await again.restore()
  expect(again.state.getState().restoring).toBe(false)
  expect(again.token()).toBe('secret-token')
  expect(again.state.getState().servers[0]).toEqual({ address: SERVER, signedIn: true, unread: 0 })
})

it('saves a session anew that comes back encrypted with a new key', async () => {
  const { begin, folder, disk } = setUp()
  await begin(SERVER, 'secret-token')
  await begin(OTHER, 'other-token')
  const renews: Vault = {
    ...keyring,
    decrypt: async (encrypted) => ({
      secret: reversed(encrypted),
      renewed: encrypted === reversed('secret-token') ? 'by the new key' : null,
    }),
  }
  const again = setUp(renews, folder)
  await again.restore()
  expect(again.token()).toBe('secret-token')
  expect(JSON.parse(disk())).toEqual({ [SERVER]: 'by the new key', [OTHER]: reversed('other-token') })
})

it('does not bring back a session that ends while it is decrypted', async () => {
  const { begin, folder } = setUp()
  await begin(SERVER, 'secret-token')
  const slow: Vault = {
    ...keyring,
    decrypt: async (encrypted) => {
      again.forget(SERVER)
      return { secret: reversed(encrypted), renewed: 'by the new key' }
    },
  }
  const again = setUp(slow, folder)
  await again.restore()
  expect(again.token()).toBeNull()
  expect(again.disk()).toBe('{}')
})

it('writes nothing to disk without a keyring, and says that the session will not survive a restart', async () => {
  const { begin, state, disk, token } = setUp(noKeyring)
  await begin(SERVER, 'secret-token')
  expect(disk()).toBe('{}')
  expect(state.getState().sessionPersists).toBe(false)
  expect(token()).toBe('secret-token')
})

it('keeps one session for each server, and switches with the server', async () => {
  const { begin, state, switchServer, token, sessionHandle } = setUp()
  await begin(SERVER, 'here')
  const first = sessionHandle()
  state.setState({ server: OTHER })
  switchServer()
  expect(token()).toBeNull()
  expect(state.getState().sessionHandle).toBeNull()
  state.setState({ server: SERVER })
  switchServer()
  expect(token()).toBe('here')
  expect(sessionHandle()).not.toBe(first)
})

it('deletes a session in memory and on disk when it ends', async () => {
  const { begin, end, sessionHandle, state, disk } = setUp()
  await begin(SERVER, 'secret-token')
  end(sessionHandle())
  expect(state.getState().sessionHandle).toBeNull()
  expect(disk()).toBe('{}')
})

it('ends the session whose token the server refuses, and no other', async () => {
  const { begin, endByToken, state } = setUp()
  await begin(SERVER, 'secret-token')
  endByToken('an-older-token')
  expect(state.getState().sessionHandle).not.toBeNull()
  endByToken('secret-token')
  expect(state.getState().sessionHandle).toBeNull()
})

it('says that a session has expired, until the next one begins', async () => {
  const { begin, endByToken, state } = setUp()
  await begin(SERVER, 'secret-token')
  endByToken('secret-token')
  expect(state.getState().expiredAt).toBe(SERVER)
  await begin(SERVER, 'new-token')
  expect(state.getState().expiredAt).toBeNull()
})

it('does not call it expired when the person signs out', async () => {
  const { begin, endByToken, leave, state } = setUp()
  await begin(SERVER, 'secret-token')
  leave('secret-token')
  endByToken('secret-token')
  expect(state.getState()).toMatchObject({ sessionHandle: null, expiredAt: null })
})

it.each([
  ['refuses', () => Promise.reject(new Error('The prompt was dismissed'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('signs in with a keyring that %s', async (_what, encrypt) => {
  const { begin, state, token } = setUp({ ...keyring, encrypt })
  void begin(SERVER, 'secret-token')
  expect(token()).toBe('secret-token')
  expect(state.getState().sessionHandle).not.toBeNull()
})

it('says that the session will not survive a restart when the keyring refuses', async () => {
  const { begin, state, disk } = setUp({ ...keyring, encrypt: () => Promise.reject(new Error('No')) })
  await begin(SERVER, 'secret-token')
  expect(state.getState().sessionPersists).toBe(false)
  expect(disk()).toBe('{}')
})

it('does not save a session that has ended while the keyring was asked', async () => {
  const prompt = new EventEmitter()
  const answered = once(prompt, 'answer') as Promise<string[]>
  const slow = { ...keyring, encrypt: async () => (await answered)[0]! }
  const { begin, end, sessionHandle, disk } = setUp(slow)
  const beginning = begin(SERVER, 'secret-token')
  end(sessionHandle())
  prompt.emit('answer', 'encrypted')
  await beginning
  expect(disk()).toBe('{}')
})

it('restores the sessions that can be read beside others', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'sessions.json'), JSON.stringify({ [OTHER]: 7, [SERVER]: reversed('secret') }))
  const { restore, tokenAt } = setUp(keyring, folder)
  await restore()
  expect([tokenAt(SERVER), tokenAt(OTHER)]).toEqual(['secret', null])
})
