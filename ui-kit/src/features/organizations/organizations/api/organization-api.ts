import type {
  CreateOrganizationRequest,
  Organization,
  OrganizationList,
  OrganizationListQuery,
} from '@fanfare/contract/organizations/data/organization.ts'
import { api } from '../../../../client/http.ts'

export function fetchOrganizations(query: OrganizationListQuery, signal?: AbortSignal) {
  return api.get<OrganizationList>('/organizations', { query: { ...query }, signal })
}

export function createOrganization(organization: CreateOrganizationRequest) {
  return api.post<{ organization: Organization }>('/organizations', organization)
}
