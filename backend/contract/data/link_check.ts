/** What the server thinks of a link before it is shared. */
export interface LinkCheck {
  isValid: boolean
  isApproved: boolean
  /** `approved`: goes out at once; `unreviewed`: waits for a moderator; `blocked` and `invalid`: refused. */
  verdict: 'approved' | 'unreviewed' | 'blocked' | 'invalid'
  domain: string | null
  approvedDomain: { name: string; description: string | null } | null
  message: string
}
