import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { organizationListQuery } from '../../features/organizations/api/organization-queries.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { CurrentOrganizationContext, type CurrentOrganization } from '../../session/current-organization.ts'
import { useSession } from '../../session/use-session.ts'

const CHOICE_KEY = 'current_organization'

export interface CurrentOrganizationProviderProps {
  children: ReactNode
}

/** Which organization this device works in: the chosen one while one is a member of it, else the first. */
export function CurrentOrganizationProvider({ children }: CurrentOrganizationProviderProps) {
  const { status: session } = useSession()
  const { storage } = usePlatform()
  const [chosenId, setChosenId] = useState(() => storage.get(CHOICE_KEY))
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
      select: (id) => {
        storage.set(CHOICE_KEY, id)
        setChosenId(id)
      },
      retry: () => void refetch(),
    }
  }, [data, status, chosenId, storage, refetch])

  return (
    <CurrentOrganizationContext value={session === 'authenticated' ? value : null}>
      {children}
    </CurrentOrganizationContext>
  )
}

const STATES = { pending: 'loading', success: 'ready', error: 'error' } as const
