/**
 * A key for one intention to create something. Keep it until the server has answered: sent again
 * with the same key, the same thing is created once. `randomUUID` does not exist on plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
