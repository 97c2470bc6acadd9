/** A server the way people name it: without the scheme. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
