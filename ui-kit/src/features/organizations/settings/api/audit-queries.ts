import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditQuery } from '@fanfare/contract/organizations/data/audit.ts'
import { fetchAudit } from './settings-api.ts'

/** A page of the audit log, newest first. The previous page stays while the next one loads. */
export function auditQuery(organizationId: string, query: AuditQuery) {
  return queryOptions({
    queryKey: ['settings', 'audit', organizationId, query],
    queryFn: ({ signal }) => fetchAudit(organizationId, query, signal),
    placeholderData: (before, previous) =>
      previous?.queryKey[2] === organizationId ? keepPreviousData(before) : undefined,
    staleTime: 0,
  })
}
