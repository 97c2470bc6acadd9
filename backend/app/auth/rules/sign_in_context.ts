import type { SignInMethod } from '#contract/data/session'
import { sha256 } from '#core/hashing/sha256'
import { addressKey } from '#core/rate_limit/address_key'

/** The method and the client of a sign-in. */
export interface SignInContext {
  method: SignInMethod
  agent: string | null
  address: string
  /** The computer a desktop client runs on. */
  device?: string
}

/** A hash of a client's network and browser, to recognize its requests. Not a secret. */
export function clientFingerprint({ agent, address }: SignInContext): string {
  return sha256.hex(`${addressKey(address)}\n${agent ?? ''}`)
}
