import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { organizationQuery } from '../../components/use-organization.ts'
import { organizationListQuery } from '../../features/organizations/api/organization-queries.ts'
import { deviceOrganizationChoice } from '../../platform/organization-choice.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import {
  CurrentOrganizationContext,
  type CurrentOrganization,
} from '../../platform/session/current-organization.ts'
import { useSession } from '../../platform/session/use-session.ts'

export interface CurrentOrganizationProviderProps {
  children: ReactNode
}

/** Provides the current organization: the one selected on this device, or the first the person is a member of. */
export function CurrentOrganizationProvider({ children }: CurrentOrganizationProviderProps) {
  const { status: session } = useSession()
  const { storage, organizationChoice } = usePlatform()
  const [choice] = useState(() => organizationChoice ?? deviceOrganizationChoice(storage))
  const chosenId = useSyncExternalStore(choice.onChange, choice.get)
  const { data, status, error, refetch } = useQuery({
    ...organizationListQuery(),
    enabled: session === 'authenticated',
  })

  const hasMore = (data?.pagination.totalPages ?? 1) > 1
  const isListed = data?.organizations.some(({ id }) => id === chosenId) ?? false
  // The chosen one may be on a later page of the list.
  const chosen = useQuery({
    ...organizationQuery(chosenId ?? ''),
    enabled: session === 'authenticated' && chosenId !== null && hasMore && !isListed,
  })

  const value = useMemo((): CurrentOrganization => {
    const organizations = data?.organizations ?? []
    const elsewhere = hasMore && !isListed ? chosen.data?.organization : undefined
    const isLoading = chosen.isLoading || status === 'pending'
    return {
      organizations,
      hasMore,
      current: elsewhere ?? organizations.find(({ id }) => id === chosenId) ?? organizations[0] ?? null,
      status: isLoading ? 'loading' : STATES[status],
      error,
      select: choice.set,
      retry: () => void refetch(),
    }
  }, [data, status, error, chosenId, choice, refetch, hasMore, isListed, chosen.data, chosen.isLoading])

  return (
    <CurrentOrganizationContext value={session === 'authenticated' ? value : null}>
      {children}
    </CurrentOrganizationContext>
  )
}

const STATES = { pending: 'loading', success: 'ready', error: 'error' } as const
