import { describe, expect, it } from 'vitest'
import type { ElectronStorage } from './safe-storage.ts'
import { createVault } from './vault.ts'

const KEY = 'v11'
const FORMER_KEY = 'v1f'

interface Keyring {
  available?: boolean
  /** The prefix that identifies the key of an encrypted secret. */
  key?: string
  refuses?: boolean
}

/** A keyring that encrypts by adding a prefix, and decrypts texts with one of its prefixes. */
function encryptionBy({ key = KEY, refuses = false }: Keyring) {
  return {
    encrypt: (secret: string) => {
      if (refuses) throw new Error('The keyring was dismissed')
      return Buffer.from(key + secret)
    },
    decrypt: (encrypted: Buffer) => {
      const text = encrypted.toString()
      if (!text.startsWith(key) && !text.startsWith(FORMER_KEY)) throw new Error('Another keyring')
      return { result: text.slice(3), shouldReEncrypt: text.startsWith(FORMER_KEY) }
    },
  }
}

function blocking({ available = true, ...keyring }: Keyring = {}): ElectronStorage {
  const { encrypt, decrypt } = encryptionBy(keyring)
  return {
    isEncryptionAvailable: () => available,
    encryptString: encrypt,
    decryptString: (encrypted) => decrypt(encrypted).result,
  }
}

const mustNotBeCalled = () => {
  throw new Error('A call that blocks')
}

/** The keyring of Electron 42, whose blocking calls must not be used. */
function asynchronous({ available = true, ...keyring }: Keyring = {}): ElectronStorage {
  const { encrypt, decrypt } = encryptionBy(keyring)
  return {
    isEncryptionAvailable: mustNotBeCalled,
    encryptString: mustNotBeCalled,
    decryptString: mustNotBeCalled,
    isAsyncEncryptionAvailable: async () => available,
    encryptStringAsync: async (secret) => encrypt(secret),
    decryptStringAsync: async (encrypted) => decrypt(encrypted),
  }
}

const encryptedBy = (key: string) => Buffer.from(`${key}secret-token`).toString('base64')

describe.each([
  ['blocking calls', blocking],
  ['asynchronous calls', asynchronous],
])('with %s', (_calls, storage) => {
  it('encrypts with the keyring, and decrypts again', async () => {
    const vault = createVault(storage())
    const encrypted = await vault.encrypt('secret-token')
    expect(encrypted).toBe(encryptedBy(KEY))
    expect(await vault.decrypt(encrypted!)).toEqual({ secret: 'secret-token', renewed: null })
  })

  it('neither encrypts nor decrypts without a keyring', async () => {
    const vault = createVault(storage({ available: false }))
    expect(await vault.encrypt('secret-token')).toBeNull()
    expect(await vault.decrypt(encryptedBy(KEY))).toBeNull()
  })

  it('does not decrypt what another keyring has encrypted', async () => {
    expect(await createVault(storage()).decrypt(encryptedBy('v99'))).toBeNull()
  })

  it('does not count a hard-coded password as a keyring, which only Linux has', async () => {
    const byPassword = storage({ key: 'v10' })
    expect(await createVault(byPassword, 'linux').encrypt('secret-token')).toBeNull()
    expect(await createVault(byPassword, 'win32').encrypt('secret-token')).toBe(encryptedBy('v10'))
  })

  it('rejects when the keyring refuses', async () => {
    await expect(createVault(storage({ refuses: true })).encrypt('secret-token')).rejects.toThrow('dismissed')
  })
})

it('encrypts again what a former key has encrypted', async () => {
  const vault = createVault(asynchronous())
  expect(await vault.decrypt(encryptedBy(FORMER_KEY))).toEqual({
    secret: 'secret-token',
    renewed: encryptedBy(KEY),
  })
})

it('decrypts also when the secret cannot be encrypted again', async () => {
  const vault = createVault(asynchronous({ refuses: true }))
  expect(await vault.decrypt(encryptedBy(FORMER_KEY))).toEqual({ secret: 'secret-token', renewed: null })
})
