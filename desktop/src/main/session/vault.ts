import { safeStorage } from 'electron'

/** Seals small secrets with the keyring of the system. */
export interface Vault {
  /** Null where there is no keyring: then the secret must not be written anywhere. */
  seal: (secret: string) => Promise<string | null>
  /** Null when it was sealed elsewhere, or the keyring is gone. */
  open: (sealed: string) => Promise<string | null>
}

/** The keyring Electron finds. Asking it may wait for the person, so the windows stand before anybody asks. */
export const systemVault: Vault = {
  seal: async (secret) => {
    if (!(await isReal())) return null
    const sealed = await encrypt(secret)
    return isObfuscation(sealed) ? null : sealed.toString('base64')
  },
  open: async (sealed) => {
    try {
      return (await isReal()) ? await decrypt(Buffer.from(sealed, 'base64')) : null
    } catch {
      return null
    }
  },
}

// Electron has offered the asynchronous calls since 42; they do not hold up the process while a keyring asks.
const modern = () => 'encryptStringAsync' in safeStorage

async function isReal(): Promise<boolean> {
  return modern() ? safeStorage.isAsyncEncryptionAvailable() : safeStorage.isEncryptionAvailable()
}

async function encrypt(secret: string): Promise<Buffer> {
  return modern() ? safeStorage.encryptStringAsync(secret) : safeStorage.encryptString(secret)
}

async function decrypt(sealed: Buffer): Promise<string> {
  return modern() ? (await safeStorage.decryptStringAsync(sealed)).result : safeStorage.decryptString(sealed)
}

// On Linux without a keyring Chromium "encrypts" with a password everybody knows, and says so by its prefix.
function isObfuscation(sealed: Buffer): boolean {
  return process.platform === 'linux' && sealed.subarray(0, 3).toString() === 'v10'
}
