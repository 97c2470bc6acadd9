/** Whether a text is a path of the client; `//host`, `/\host` and `/<tab>/host` may lead to other servers. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\p{Cc}]*$/u.test(text)
}
