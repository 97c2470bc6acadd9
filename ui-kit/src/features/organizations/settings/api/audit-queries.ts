import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnchoredPageQuery } from '@fanfare/contract/core/data/pagination.ts'
import { fetchAudit } from './settings-api.ts'

/** A page of the audit log, newest first. The previous page stays while the next one loads. */
export function auditQuery(organizationId: string, page: AnchoredPageQuery) {
  return queryOptions({
    queryKey: ['settings', 'audit', organizationId, page],
    queryFn: ({ signal }) => fetchAudit(organizationId, page, signal),
    placeholderData: (before, query) =>
      query?.queryKey[2] === organizationId ? keepPreviousData(before) : undefined,
    staleTime: 0,
  })
}
