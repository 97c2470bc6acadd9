import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { aPublicPost } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { PublicOrganizationScreen } from './public-organization-screen.tsx'

const visit = (at = '/organizations/northwind-labs') =>
  renderScreen(<PublicOrganizationScreen />, { path: '/organizations/:organizationSlug', at })

const aServer = (post = aPublicPost()) =>
  fakeApi({
    'GET /organizations/slug/northwind-labs': {
      organization: { id: 'org-1', name: 'Northwind Labs', slug: 'northwind-labs', description: null },
    },
    'GET /community/posts': {
      posts: [post],
      pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
    },
    'GET /community/tags': { tags: [], total: 0 },
  })

it('says that an organization is not found, and leads back to the community', async () => {
  fakeApi()
  await visit()
  await screen.findByRole('heading', { name: 'Organization Not Found' })
  screen.getByRole('link', { name: 'Back to the community' })
})

it('shows the organization once, and only its posts and tags', async () => {
  const server = aServer()
  await visit()
  await screen.findByRole('heading', { name: 'Northwind Labs' })
  await screen.findByRole('link', { name: 'How we cut our latency in half' })
  expect(screen.queryByRole('link', { name: 'Northwind Labs' })).toBeNull()
  expect(server.to('GET /community/posts')[0]?.query.get('organizationSlug')).toBe('northwind-labs')
  expect(server.to('GET /community/tags')[0]?.query.get('organizationSlug')).toBe('northwind-labs')
})

it('leads from the tag of a post to the posts of the organization that have it', async () => {
  const server = aServer()
  const { user } = await visit()
  await user.click(await screen.findByRole('link', { name: '#engineering' }))
  expect(screen.getByLabelText('address').textContent).toBe('/organizations/northwind-labs?tags=engineering')
  await expect.poll(() => server.to('GET /community/posts').at(-1)?.query.get('tags')).toBe('engineering')
})

it('redirects from a page beyond the last to the last', async () => {
  aServer()
  await visit('/organizations/northwind-labs?page=2')
  await screen.findByRole('link', { name: 'How we cut our latency in half' })
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/organizations/northwind-labs')
})

it('covers a sensitive post until it is opened', async () => {
  aServer(aPublicPost({ title: 'A hard year', comment: 'Graphic details.', isSensitive: true }))
  await visit()
  await screen.findByRole('link', { name: 'Sensitive post' })
  expect(document.body.innerHTML).not.toMatch(/A hard year|Graphic details/)
  screen.getByRole('button', { name: 'Show it' })
})
