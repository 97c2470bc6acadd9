import { createContext, use } from 'react'
import type { Organization } from '@fanfare/contract/data/organization.ts'

export interface CurrentOrganization {
  /** Those of the first page, by name. */
  organizations: Organization[]
  /** The person has more organizations than these. */
  hasMore: boolean
  /** The chosen one, or the first; null while there is none. */
  current: Organization | null
  status: 'loading' | 'ready' | 'error'
  /** Why they could not be loaded. */
  error: Error | null
  select: (id: string) => void
  retry: () => void
}

export const CurrentOrganizationContext = createContext<CurrentOrganization | null>(null)

/** The current organization, and those the person can switch to. */
export function useCurrentOrganization(): CurrentOrganization {
  const value = use(CurrentOrganizationContext)
  if (value === null) throw new Error('useCurrentOrganization needs a signed-in user')
  return value
}
