import type { SafeStorage } from 'electron'

type BlockingCalls = Pick<SafeStorage, 'isEncryptionAvailable' | 'encryptString' | 'decryptString'>
type AsyncCalls = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'
>

/** The encryption API of Electron. */
export type ElectronStorage = BlockingCalls | AsyncCalls

/** Encryption with a key of the system's keyring. */
export interface Cipher {
  isAvailable: () => Promise<boolean>
  encrypt: (secret: string) => Promise<Buffer>
  /** `isOutdated`: the key has changed, so the secret should be encrypted again. Rejects what was encrypted elsewhere. */
  decrypt: (encrypted: Buffer) => Promise<{ secret: string; isOutdated: boolean }>
}

/**
 * The calls of `safeStorage` that do not block the main process while a keyring asks for its password, which Electron has
 * since 42; before that, the blocking ones.
 */
export function cipherOf(storage: ElectronStorage): Cipher {
  if ('encryptStringAsync' in storage)
    return {
      isAvailable: () => storage.isAsyncEncryptionAvailable(),
      encrypt: (secret) => storage.encryptStringAsync(secret),
      decrypt: async (encrypted) => {
        const { result, shouldReEncrypt } = await storage.decryptStringAsync(encrypted)
        return { secret: result, isOutdated: shouldReEncrypt }
      },
    }
  return {
    isAvailable: async () => storage.isEncryptionAvailable(),
    encrypt: async (secret) => storage.encryptString(secret),
    decrypt: async (encrypted) => ({ secret: storage.decryptString(encrypted), isOutdated: false }),
  }
}
