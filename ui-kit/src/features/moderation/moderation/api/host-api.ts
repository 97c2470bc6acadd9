import type {
  AddHostRequest,
  ChangeHostRequest,
  HostAnswer,
  HostList,
  HostListQuery,
  RemovedHostAnswer,
} from '@fanfare/contract/posts/data/host.ts'
import { api } from '../../../../client/http.ts'

export function fetchHosts({ search, state, page }: HostListQuery, signal?: AbortSignal) {
  const query = { search, state, page } satisfies HostListQuery
  return api.get<HostList>('/admin/hosts', { query, signal })
}

export function addHost(host: AddHostRequest) {
  return api.post<HostAnswer>('/admin/hosts', host)
}

export function changeHost(id: string, changes: ChangeHostRequest) {
  return api.put<HostAnswer>(`/admin/hosts/${id}`, changes)
}

export function removeHost(id: string, returnPosts: boolean) {
  return api.delete<RemovedHostAnswer>(`/admin/hosts/${id}?returnPosts=${returnPosts}`)
}
