/** The result of checking a link before it is shared. */
export interface LinkCheck {
  isValid: boolean
  isApproved: boolean
  /** `unreviewed` waits for a moderator; `blocked` and `invalid` are refused. */
  verdict: 'approved' | 'unreviewed' | 'blocked' | 'invalid'
  domain: string | null
  /** The target page of the link, as a post stores it; null when the link is refused. */
  url: string | null
  approvedDomain: { name: string; description: string | null } | null
  message: string
}

export interface LinkCheckRequest {
  /** An empty text arrives as null, and is not a valid link. */
  url: string | null
}
