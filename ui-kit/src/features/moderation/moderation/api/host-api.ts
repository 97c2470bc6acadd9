import type {
  AddHostRequest,
  ChangeHostRequest,
  HostAnswer,
  HostList,
  HostListQuery,
  RemoveHostQuery,
} from '@fanfare/contract/posts/data/host.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { PAGE_SIZE_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { api } from '../../../../client/http.ts'

/** Most installations have one page, on which a host finds the wider one that covers it. */
export function fetchHosts({ search, state, page }: HostListQuery, signal?: AbortSignal) {
  const query = { search, state, page, limit: PAGE_SIZE_MAX } satisfies HostListQuery
  return api.get<HostList>('/admin/hosts', { query, signal })
}

export function addHost(host: AddHostRequest) {
  return api.post<HostAnswer>('/admin/hosts', host)
}

export function changeHost(id: string, changes: ChangeHostRequest) {
  return api.post<PendingActionAnswer>(`/admin/hosts/${id}/pending-change`, changes)
}

export function removeHost(id: string, returnPosts: boolean) {
  const body = { returnPosts } satisfies RemoveHostQuery
  return api.post<PendingActionAnswer>(`/admin/hosts/${id}/pending-removal`, body)
}
