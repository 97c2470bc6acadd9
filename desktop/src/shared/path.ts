/** Whether a text is an address inside of the client; `//host` and `/\host` are addresses of other servers. */
export function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && text.length <= 2_000
}
