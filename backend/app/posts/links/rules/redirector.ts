/** Pages that only redirect to another address. */
export interface Redirector {
  /** Hosts, including their sub-domains. */
  hosts: readonly string[] | RegExp
  /** Matches the path in lower case, decoded, without a trailing slash. All pages of the hosts if missing. */
  path?: RegExp
  /** The parameters that may contain the target, or a function that reads it. Empty when only the service knows it. */
  target: readonly string[] | ((url: URL) => string | null)
}
