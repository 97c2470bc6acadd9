import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { organizationListQuery } from '../../features/organizations/api/organization-queries.ts'
import { organizationChoiceIn } from '../../platform/organization-choice-in.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { CurrentOrganizationContext, type CurrentOrganization } from '../../session/current-organization.ts'
import { useSession } from '../../session/use-session.ts'

export interface CurrentOrganizationProviderProps {
  children: ReactNode
}

/** Which organization this device works in: the chosen one while one is a member of it, else the first. */
export function CurrentOrganizationProvider({ children }: CurrentOrganizationProviderProps) {
  const { status: session } = useSession()
  const { storage, organizationChoice } = usePlatform()
  const [choice] = useState(() => organizationChoice ?? organizationChoiceIn(storage))
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
