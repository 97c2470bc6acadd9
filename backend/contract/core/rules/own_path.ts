/** Whether a text is a path of the client; `//host` and `/\host` lead to other servers. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text)
}
