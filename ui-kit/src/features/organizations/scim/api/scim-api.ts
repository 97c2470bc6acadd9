import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  FoundOrganizations,
  OrganizationSearch,
} from '@fanfare/contract/organizations/data/administered_organization.ts'
import type {
  CreatedScimToken,
  CreateScimTokenRequest,
  MapScimGroupRequest,
  ScimGroupList,
  ScimSettings,
} from '@fanfare/contract/organizations/data/scim.ts'
import { api } from '../../../../client/http.ts'

const PATH = '/admin/scim'
const KEY = ['administration', 'scim'] as const
const LOG = { queryKey: ['administration', 'log'] }

export function scimSettingsQuery() {
  return queryOptions({
    queryKey: [...KEY, 'settings'],
    queryFn: ({ signal }) => api.get<ScimSettings>(PATH, { signal }),
  })
}

export function scimGroupsQuery(page: number) {
  return queryOptions({
    queryKey: [...KEY, 'groups', page],
    queryFn: ({ signal }) => api.get<ScimGroupList>(`${PATH}/groups`, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The organizations whose names begin with a text. */
export function offeredOrganizationsQuery(search: string) {
  return queryOptions({
    queryKey: [...KEY, 'organizations', search],
    queryFn: ({ signal }) =>
      api.get<FoundOrganizations>('/admin/organizations', {
        query: { search } satisfies OrganizationSearch,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Makes a token. Its secret is in this response only, which is kept nowhere else. */
export function useCreateScimToken() {
  const queryClient = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (proof: CreateScimTokenRequest) => api.post<CreatedScimToken>(`${PATH}/tokens`, proof),
    onSuccess: ({ settings }) => {
      queryClient.setQueryData(scimSettingsQuery().queryKey, settings)
      void queryClient.invalidateQueries(LOG)
    },
  })
}

export function useRevokeScimToken(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.delete(`${PATH}/tokens/${id}`),
    onSuccess: () => {
      void queryClient.invalidateQueries(LOG)
      void queryClient.invalidateQueries({ queryKey: scimSettingsQuery().queryKey })
    },
  })
}

/** Sets what a group gives its members. */
export function useMapScimGroup(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (mapping: MapScimGroupRequest) => api.put(`${PATH}/groups/${id}`, mapping),
    onSuccess: () => {
      void queryClient.invalidateQueries(LOG)
      void queryClient.invalidateQueries({ queryKey: [...KEY, 'groups'] })
    },
  })
}
