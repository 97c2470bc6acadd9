import type { Organization, OrganizationList } from '@fanfare/contract/data/organization.ts'
import { api } from '../../../api/http.ts'

export interface NewOrganization {
  name: string
  slug: string
  description?: string
}

export function fetchOrganizations(signal?: AbortSignal) {
  return api.get<OrganizationList>('/organizations', { signal })
}

export function createOrganization(organization: NewOrganization) {
  return api.post<{ organization: Organization }>('/organizations', organization)
}
