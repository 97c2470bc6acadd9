import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MemberList, MemberListQuery } from '@fanfare/contract/organizations/data/organization.ts'
import { api } from '../client/http.ts'

/** The key of everything fetched about the members of an organization. */
export const membersKey = (organizationId: string) => ['members', organizationId] as const

/** A page of the members of an organization. The previous page stays until the next one has loaded. */
export function memberListQuery(organizationId: string, query: MemberListQuery = {}) {
  return queryOptions({
    queryKey: [...membersKey(organizationId), query],
    queryFn: ({ signal }) =>
      api.get<MemberList>(`/organizations/${organizationId}/members`, { query: { ...query }, signal }),
    placeholderData: (before, previous) =>
      previous?.queryKey[1] === organizationId ? keepPreviousData(before) : undefined,
  })
}
