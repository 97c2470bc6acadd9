import { createContext, use } from 'react'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'

export interface CurrentOrganization {
  /** The organizations of the first page, by name. */
  organizations: Organization[]
  /** The user has more organizations than these. */
  hasMore: boolean
  /** The chosen organization, or the first; null while there is none. */
  current: Organization | null
  status: 'loading' | 'ready' | 'error'
  /** Why they could not be loaded. */
  error: Error | null
  select: (id: string) => void
  retry: () => void
}

export const CurrentOrganizationContext = createContext<CurrentOrganization | null>(null)

/** The organization chosen on this device, or the first one. */
export const chosenOrganization = (
  organizations: readonly Organization[],
  chosenId: string | null,
): Organization | null => organizations.find(({ id }) => id === chosenId) ?? organizations[0] ?? null

/** The current organization, and the organizations the user can switch to. */
export function useCurrentOrganization(): CurrentOrganization {
  const value = use(CurrentOrganizationContext)
  if (value === null) throw new Error('useCurrentOrganization needs a signed-in user')
  return value
}
