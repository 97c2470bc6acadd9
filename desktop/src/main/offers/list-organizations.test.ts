import { expect, it } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { listOrganizations } from './list-organizations.ts'

const pageWith = (page: number, id: string, name: string) => ({
  organizations: [{ id, name, slug: id }],
  pagination: { page, limit: 100, total: 101, totalPages: 2 },
})

it('has the organizations of every page', async () => {
  const server = fakeServer({
    'GET /organizations?page=1&limit=100': pageWith(1, 'northwind', 'Northwind Labs'),
    'GET /organizations?page=2&limit=100': pageWith(2, 'tuba', 'Tuba'),
  })
  expect(await listOrganizations(server)).toEqual([
    { id: 'northwind', name: 'Northwind Labs' },
    { id: 'tuba', name: 'Tuba' },
  ])
  expect(server.requests).toHaveLength(2)
})
