import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
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
  const { data, status, refetch } = useQuery({
    ...organizationListQuery(),
    enabled: session === 'authenticated',
  })

  const value = useMemo((): CurrentOrganization => {
    const organizations = data?.organizations ?? []
    return {
      organizations,
      current: organizations.find(({ id }) => id === chosenId) ?? organizations[0] ?? null,
      status: STATES[status],
      select: choice.set,
      retry: () => void refetch(),
    }
  }, [data, status, chosenId, choice, refetch])

  return (
    <CurrentOrganizationContext value={session === 'authenticated' ? value : null}>
      {children}
    </CurrentOrganizationContext>
  )
}

const STATES = { pending: 'loading', success: 'ready', error: 'error' } as const
