/** Whether a text is an address inside of the client; `//host` and `/\host` are addresses of other servers. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text)
}
