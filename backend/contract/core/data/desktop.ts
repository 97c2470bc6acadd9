/** The code that a browser passes to the desktop client. Returned once. */
export interface DesktopCode {
  code: string
  expiresAt: string
}

/** Requests a code for the desktop client that knows the verifier of this PKCE challenge. */
export interface DesktopCodeRequest {
  challenge: string
  /** The name of the computer. */
  device: string
}

export interface DesktopTokenRequest {
  code: string
  verifier: string
}
