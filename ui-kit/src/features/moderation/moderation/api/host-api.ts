import type {
  AddHostRequest,
  ChangeHostRequest,
  HostAnswer,
  HostList,
  HostListQuery,
  RemoveHostQuery,
} from '@fanfare/contract/posts/data/host.ts'
import type { PendingActionAnswer } from '@fanfare/contract/core/data/pending_action.ts'
import { api } from '../../../../client/http.ts'

export function fetchHosts(query: HostListQuery, signal?: AbortSignal) {
  return api.get<HostList>('/admin/hosts', { query: { ...query }, signal })
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
