import { queryOptions } from '@tanstack/react-query'
import type { FirstStepsAnswer } from '@fanfare/contract/suggestions/data/first_steps.ts'
import { api } from '../../../../client/http.ts'
import { ORGANIZATIONS_KEY } from '../../../../components/organization-cache.ts'

const path = (organizationId: string) => `/organizations/${organizationId}/first-steps`

/** The first steps of an organization. Refetched on return from a step, which is then done. */
export function firstStepsQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...ORGANIZATIONS_KEY, 'first-steps', organizationId],
    queryFn: ({ signal }) => api.get<FirstStepsAnswer>(path(organizationId), { signal }),
    refetchOnMount: 'always',
  })
}

export function dismissFirstSteps(organizationId: string) {
  return api.delete<void>(path(organizationId))
}
