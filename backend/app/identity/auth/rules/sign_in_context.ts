import type { SignInMethod } from '#contract/identity/data/session'
import { sha256 } from '#core/runtime/hashing/sha256'
import { addressKey } from '#core/http/origin/client_address'

/** The method and the client of a sign-in. */
export interface SignInContext {
  method: SignInMethod
  agent: string | null
  address: string
  /** The session at the provider, as `providerSessionKey` writes it; null or absent without one. */
  providerSession?: string | null
  /** The computer a desktop client runs on. */
  device?: string
}

/** A hash of a client's network and browser, by which its requests are recognized. Not a secret. */
export function clientFingerprint({ agent, address }: SignInContext): string {
  return sha256.hex(`${addressKey(address)}\n${agent ?? ''}`)
}
