/** What the desktop client opens: `fanfare://…`. */
export const DESKTOP_SCHEME = 'fanfare'

/** Where the desktop client wants its code: its own scheme, with `code` and `state` in the query. */
export const DESKTOP_CALLBACK = `${DESKTOP_SCHEME}://auth/callback`

/** Milliseconds a desktop code can be exchanged. */
export const DESKTOP_CODE_FOR = 300_000

/** Characters of the name of a computer. */
export const DEVICE_MAX = 60

/** The SHA-256 of a verifier in base64url, as PKCE (RFC 7636) calls `S256`. */
export const CHALLENGE = /^[\w-]{43}$/

/** What the desktop client keeps to itself until it exchanges a code: 43 to 128 characters (RFC 7636, 4.1). */
export const VERIFIER = /^[\w.~-]{43,128}$/

/** What comes back with the code, for the client to recognise its own question. */
export const DESKTOP_STATE = /^[\w-]{16,128}$/
