import type {
  CreateOrganizationRequest,
  Organization,
  OrganizationList,
  OrganizationListQuery,
} from '@fanfare/contract/organizations/data/organization.ts'
import type { WaitingOrganizations } from '@fanfare/contract/suggestions/data/offer.ts'
import { api } from '../../../../client/http.ts'

export function fetchOrganizations(query: OrganizationListQuery, signal?: AbortSignal) {
  return api.get<OrganizationList>('/organizations', { query: { ...query }, signal })
}

export function fetchWaitingOrganizations(signal?: AbortSignal) {
  return api.get<WaitingOrganizations>('/posts/waiting-organizations', { signal })
}

export function createOrganization(organization: CreateOrganizationRequest) {
  return api.post<{ organization: Organization }>('/organizations', organization)
}
