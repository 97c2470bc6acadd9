import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { OrganizationList } from '@fanfare/contract/organizations/data/organization.ts'
import { organizationQuery } from '../../components/use-organization.ts'
import { organizationListQuery } from '../../features/organizations/organizations/api/organization-queries.ts'
import { deviceOrganizationChoice } from '../../platform/organization-choice.ts'
import { usePlatform } from '../../platform/platform-context.ts'
import { chosenOrganization, type CurrentOrganization } from '../../platform/session/current-organization.ts'

export interface CurrentOrganizationSourceProps {
  onChange: (value: CurrentOrganization) => void
}

/** Finds the current organization: the one selected on this device, or the first one of the member. */
export default function CurrentOrganizationSource({ onChange }: CurrentOrganizationSourceProps) {
  const value = useFoundOrganization()
  useLayoutEffect(() => onChange(value), [value, onChange])
  return null
}

function useFoundOrganization(): CurrentOrganization {
  const { storage, organizationChoice } = usePlatform()
  const [choice] = useState(() => organizationChoice ?? deviceOrganizationChoice(storage))
  const chosenId = useSyncExternalStore(choice.onChange, choice.get, choice.get)
  const { data, status, error, refetch } = useQuery({ ...organizationListQuery(), select: memberships })

  const firstId = data?.organizations[0]?.id
  useEffect(() => {
    // One that is joined later, and is first by its name, does not replace the one that is shown.
    if (chosenId === null && firstId !== undefined) choice.set(firstId)
  }, [chosenId, firstId, choice])

  const hasMore = data?.hasMore ?? false
  const isListed = data?.organizations.some(({ id }) => id === chosenId) ?? false
  // The chosen one may be on a later page of the list.
  const chosen = useQuery({
    ...organizationQuery(chosenId ?? ''),
    enabled: chosenId !== null && hasMore && !isListed,
  })

  return useMemo(() => {
    const organizations = data?.organizations ?? []
    const elsewhere = hasMore && !isListed ? chosen.data?.organization : undefined
    const isLoading = chosen.isLoading || status === 'pending'
    return {
      organizations,
      hasMore,
      current: elsewhere ?? chosenOrganization(organizations, chosenId),
      status: isLoading ? 'loading' : STATES[status],
      error,
      select: choice.set,
      retry: () => void refetch(),
    }
  }, [data, status, error, chosenId, choice, refetch, hasMore, isListed, chosen.data, chosen.isLoading])
}

/** Validates the response inside the query, where a failure is a query error; no boundary would catch it in a render. */
const memberships = ({ organizations, pagination }: OrganizationList) => ({
  organizations: organizations.map((each) => ({ ...each })),
  hasMore: pagination.totalPages > 1,
})

const STATES = { pending: 'loading', success: 'ready', error: 'error' } as const
