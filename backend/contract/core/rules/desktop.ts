/** The scheme of deep links into the desktop client: `fanfare://…`. */
export const DESKTOP_SCHEME = 'fanfare'

/** The oldest version of the desktop client that works with this server. Raise it with a breaking change of the API. */
export const MINIMUM_CLIENT = '0.1.0'

/** The header with the version of the desktop client, as `desktop/1.2.3`. */
export const CLIENT_HEADER = 'fanfare-client'

/** The value of that header. */
export const CLIENT_VERSION = /^desktop\/\d{1,5}\.\d{1,5}\.\d{1,5}(-[\w.]{1,20})?$/

/** The redirect URI of the desktop client; `code` and `state` are in the query. */
export const DESKTOP_CALLBACK = `${DESKTOP_SCHEME}://auth/callback`

/**
 * The link that opens a post in the desktop client. `server` is the origin of the post's server, because a client may
 * know several.
 */
export function desktopPostLink(postId: string, server: string): string {
  return `${DESKTOP_SCHEME}://posts/${postId}?server=${encodeURIComponent(server)}`
}

/** How long a desktop code can be exchanged. */
export const DESKTOP_CODE_TTL_MS = 300_000

/** Length of the name of a computer, in characters. */
export const DEVICE_MAX = 60

/** A PKCE challenge: the SHA-256 of the verifier in base64url (RFC 7636, `S256`). */
export const CHALLENGE = /^[\w-]{43}$/

/** A PKCE verifier: 43 to 128 characters (RFC 7636, 4.1). */
export const VERIFIER = /^[\w.~-]{43,128}$/

/** The state that is returned with the code, by which the client recognizes its own request. */
export const DESKTOP_STATE = /^[\w-]{16,128}$/
