import type { Joining } from '#contract/organizations/data/domain'

interface Offered {
  joining: Joining
  /** When the person was removed from the organization, if they were. */
  removed_at: string | null
}

/** Whether a person joins at once. Who was removed has to ask. */
export const isDirect = ({ joining, removed_at }: Offered) => joining === 'direct' && removed_at === null
