import type { Joining } from '#contract/organizations/data/domain'

interface Offered {
  /** Null where the organization has no domain of the person. */
  joining: Joining | null
  /** Whether the person was removed from the organization. */
  wasRemoved: boolean | number
}

/** Whether a person joins at once. Who was removed has to ask. */
export const isDirect = ({ joining, wasRemoved }: Offered) => joining === 'direct' && !wasRemoved
