/** What a browser hands to the desktop client of the same person. Told once. */
export interface DesktopCode {
  code: string
  expiresAt: string
}
