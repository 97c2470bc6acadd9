/** The address of a server without its scheme, as people know it. */
export function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, '')
}
