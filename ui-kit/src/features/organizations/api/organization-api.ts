import type { Organization, OrganizationList } from '@fanfare/contract/data/organization.ts'
import { api, apiUrl } from '../../../api/http.ts'

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

/** Where the public page of an organization will be, as people write addresses. */
export function publicAddressOf(slug: string): string {
  const { host } = new URL(apiUrl('/'), window.location.href)
  return `${host}/organizations/${slug}`
}
