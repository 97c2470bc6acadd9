import type {
  CreateOrganizationRequest,
  Organization,
  OrganizationList,
} from '@fanfare/contract/data/organization.ts'
import { api } from '../../../client/http.ts'

export function fetchOrganizations(signal?: AbortSignal) {
  return api.get<OrganizationList>('/organizations', { signal })
}

export function createOrganization(organization: CreateOrganizationRequest) {
  return api.post<{ organization: Organization }>('/organizations', organization)
}
