import type { InviteOutcome } from '#contract/organizations/data/invitation'

/** What is known of some addresses, by their keys. */
export interface KnownAddresses {
  /** The addresses with an account. */
  accounts: ReadonlySet<string>
  members: ReadonlySet<string>
  /** The addresses with an invitation that has not expired. */
  invited: ReadonlySet<string>
}

/**
 * What becomes of each address: `new` if it is to be invited. Keys are null for what is no address; a repeated one counts
 * as invited by the first.
 */
export function sortAddresses(
  keys: readonly (string | null)[],
  { accounts, members, invited }: KnownAddresses,
  allowSignup: boolean,
): (Exclude<InviteOutcome, 'sent' | 'queued'> | 'new')[] {
  const seen = new Set<string>()
  return keys.map((key) => {
    if (key === null) return 'invalid'
    if (members.has(key)) return 'member'
    if (invited.has(key) || seen.has(key)) return 'invited'
    if (!accounts.has(key) && !allowSignup) return 'unknown'
    seen.add(key)
    return 'new'
  })
}
