/**
 * A key for one attempt to create something. Repeating a request with the same key creates it once, so keep the key
 * until the server has answered. `crypto.randomUUID` does not exist without https.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
