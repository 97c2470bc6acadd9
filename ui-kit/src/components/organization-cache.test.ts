import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { OrganizationList } from '@fanfare/contract/organizations/data/organization.ts'
import { anOrganization } from '../testing/fixtures.ts'
import { dropOrganization, ORGANIZATIONS_KEY, storeOrganization } from './organization-cache.ts'

const labs = anOrganization()
const shop = anOrganization({ id: 'org-2', name: 'Northwind Shop' })

function cacheWith(...organizations: (typeof labs)[]) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(ORGANIZATIONS_KEY, { organizations })
  const names = () =>
    queryClient.getQueryData<OrganizationList>(ORGANIZATIONS_KEY)!.organizations.map(({ name }) => name)
  return { queryClient, names }
}

it('does not create a list that was not fetched', () => {
  const queryClient = new QueryClient()
  storeOrganization(queryClient, labs)
  expect(queryClient.getQueryData(ORGANIZATIONS_KEY)).toBeUndefined()
})

it('a changed organization replaces the old one, and the list is fetched again', () => {
  const { queryClient, names } = cacheWith(labs, shop)
  storeOrganization(queryClient, { ...labs, name: 'Northwind Research' })
  expect(names()).toEqual(['Northwind Research', 'Northwind Shop'])
  expect(queryClient.getQueryState(ORGANIZATIONS_KEY)?.isInvalidated).toBe(true)
})

it('a deleted organization leaves the list at once', () => {
  const { queryClient, names } = cacheWith(labs, shop)
  dropOrganization(queryClient, labs.id)
  expect(names()).toEqual(['Northwind Shop'])
})
