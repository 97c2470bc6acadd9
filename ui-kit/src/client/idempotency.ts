import { randomId } from './random-id.ts'

/**
 * A key for one attempt to create something. Repeating a request with the same key creates it once, so keep the key
 * until the server has answered.
 */
export function newIdempotencyKey(): string {
  return randomId()
}
