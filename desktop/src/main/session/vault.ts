import { cipherOf, type ElectronStorage } from './safe-storage.ts'

/** Encrypts small secrets with a key of the system's keyring. */
export interface Vault {
  /** Null where there is no keyring: then the secret must not be written to disk. */
  encrypt: (secret: string) => Promise<string | null>
  /** Null when the secret was encrypted elsewhere, or the keyring is missing. */
  decrypt: (encrypted: string) => Promise<Decrypted | null>
}

export interface Decrypted {
  secret: string
  /** The secret encrypted with a new key after the keyring has replaced its key, to be saved; null if there is none. */
  renewed: string | null
}

/** Electron's access to the keyring. It may ask for a password, so windows are shown before it is used. */
export function createVault(storage: ElectronStorage, platform = process.platform): Vault {
  const cipher = cipherOf(storage)

  const encrypt = async (secret: string) => {
    if (!(await cipher.isAvailable())) return null
    const encrypted = await cipher.encrypt(secret)
    return isPlainText(encrypted, platform) ? null : encrypted.toString('base64')
  }
  return {
    encrypt,
    decrypt: async (encrypted) => {
      try {
        if (!(await cipher.isAvailable())) return null
        const { secret, isOutdated } = await cipher.decrypt(Buffer.from(encrypted, 'base64'))
        return { secret, renewed: isOutdated ? await encrypt(secret).catch(() => null) : null }
      } catch {
        return null
      }
    },
  }
}

// On Linux without a keyring Chromium encrypts with a hard-coded password, and marks the result with the prefix v10.
const isPlainText = (encrypted: Buffer, platform: string) =>
  platform === 'linux' && encrypted.subarray(0, 3).toString() === 'v10'
