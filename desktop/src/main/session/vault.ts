import { safeStorage } from 'electron'

/** Encrypts small secrets with a key of the system's keyring. */
export interface Vault {
  /** Null where there is no keyring: then the secret must not be written to disk. */
  encrypt: (secret: string) => Promise<string | null>
  /** Null when the secret was encrypted elsewhere, or the keyring is missing. */
  decrypt: (encrypted: string) => Promise<string | null>
}

/** The system's keyring by Electron. It may ask for a password, so windows are shown before it is used. */
export const systemVault: Vault = {
  encrypt: async (secret) => {
    if (!(await isAvailable())) return null
    const encrypted = await encrypt(secret)
    return isPlainText(encrypted) ? null : encrypted.toString('base64')
  },
  decrypt: async (encrypted) => {
    try {
      return (await isAvailable()) ? await decrypt(Buffer.from(encrypted, 'base64')) : null
    } catch {
      return null
    }
  },
}

// Electron 42 added asynchronous calls, which do not block the main process while a keyring asks for its password.
const hasAsyncCalls = () => 'encryptStringAsync' in safeStorage

async function isAvailable(): Promise<boolean> {
  return hasAsyncCalls() ? safeStorage.isAsyncEncryptionAvailable() : safeStorage.isEncryptionAvailable()
}

async function encrypt(secret: string): Promise<Buffer> {
  return hasAsyncCalls() ? safeStorage.encryptStringAsync(secret) : safeStorage.encryptString(secret)
}

async function decrypt(encrypted: Buffer): Promise<string> {
  return hasAsyncCalls()
    ? (await safeStorage.decryptStringAsync(encrypted)).result
    : safeStorage.decryptString(encrypted)
}

// On Linux without a keyring Chromium encrypts with a hard-coded password, and marks it by the prefix v10.
function isPlainText(encrypted: Buffer): boolean {
  return process.platform === 'linux' && encrypted.subarray(0, 3).toString() === 'v10'
}
