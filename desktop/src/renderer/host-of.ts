/** The address of a server without its scheme. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
