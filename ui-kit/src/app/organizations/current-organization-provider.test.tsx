import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { configureHttp } from '../../client/http.ts'
import { QueryCacheContext } from '../../components/queries/query-cache.ts'
import { createFakePlatform } from '../../platform/fake-platform.ts'
import { deviceOrganizationChoice, type OrganizationChoice } from '../../platform/organization-choice.ts'
import { PlatformContext } from '../../platform/platform-context.ts'
import { useCurrentOrganization } from '../../platform/session/current-organization.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../testing/fixtures.ts'
import { CurrentOrganizationProvider } from './current-organization-provider.tsx'

const LABS = anOrganization({ id: 'org-1', name: 'Northwind Labs' })
const SHOP = anOrganization({ id: 'org-2', name: 'Northwind Shop' })

function Sample() {
  const { current, organizations, select, status, retry } = useCurrentOrganization()
  return (
    <>
      <output>{status}</output>
      <h1>{current?.name ?? 'none'}</h1>
      <button type="button" onClick={retry}>
        Again
      </button>
      {organizations.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => select(id)}>
          {name}
        </button>
      ))}
    </>
  )
}

const LIST = { organizations: [LABS, SHOP], pagination: ONE_PAGE }

function renderProvider(
  stored: Record<string, string> = {},
  organizationChoice?: OrganizationChoice,
  list: unknown = LIST,
) {
  configureHttp({ base: 'http://localhost/api' })
  const server = fakeApi({ 'GET /organizations': list })
  useSessionStore.setState({ token: 't', user: aUser(), status: 'authenticated' })
  const platform = { ...createFakePlatform(stored), organizationChoice }
  render(
    <PlatformContext value={platform}>
      <QueryCacheContext value={{}}>
        <CurrentOrganizationProvider>
          <Sample />
        </CurrentOrganizationProvider>
      </QueryCacheContext>
    </PlatformContext>,
  )
  return { ...platform, server }
}

it('starts with the first organization', async () => {
  renderProvider()
  expect(await screen.findByRole('heading', { name: 'Northwind Labs' })).toBeTruthy()
})

it('stays in the first when one is joined that comes before it', async () => {
  const { server } = renderProvider()
  await screen.findByRole('heading', { name: 'Northwind Labs' })
  const acme = anOrganization({ id: 'org-3', name: 'Acme' })
  server.on('GET /organizations', { ...LIST, organizations: [acme, LABS, SHOP] })
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByRole('button', { name: 'Acme' })
  screen.getByRole('heading', { name: 'Northwind Labs' })
})

it('starts with the one stored on the device', async () => {
  renderProvider({ current_organization: 'org-2' })
  expect(await screen.findByRole('heading', { name: 'Northwind Shop' })).toBeTruthy()
})

it('falls back to the first when the user has left the stored one', async () => {
  renderProvider({ current_organization: 'org-9' })
  expect(await screen.findByRole('heading', { name: 'Northwind Labs' })).toBeTruthy()
})

it('stores a new choice on the device', async () => {
  const platform = renderProvider()
  await userEvent.click(await screen.findByRole('button', { name: 'Northwind Shop' }))
  expect(await screen.findByRole('heading', { name: 'Northwind Shop' })).toBeTruthy()
  expect(platform.storage.get('current_organization')).toBe('org-2')
})

it('follows the shell where it keeps one choice for all windows', async () => {
  const choice = deviceOrganizationChoice(createFakePlatform().storage)
  renderProvider({ current_organization: 'org-1' }, choice)
  await screen.findByRole('heading', { name: 'Northwind Labs' })
  act(() => choice.set('org-2'))
  expect(await screen.findByRole('heading', { name: 'Northwind Shop' })).toBeTruthy()
})

it('passes a new choice to the shell', async () => {
  const choice = deviceOrganizationChoice(createFakePlatform().storage)
  const platform = renderProvider({}, choice)
  await userEvent.click(await screen.findByRole('button', { name: 'Northwind Shop' }))
  expect(choice.get()).toBe('org-2')
  expect(platform.storage.get('current_organization')).toBeNull()
})

it('fetches the stored one when it is beyond the first page of the list', async () => {
  const far = anOrganization({ id: 'org-200', name: 'Zither Works' })
  const server = renderProvider({ current_organization: 'org-200' }).server
  server.on('GET /organizations', {
    organizations: [LABS],
    pagination: { ...ONE_PAGE, total: 200, totalPages: 2 },
  })
  server.on('GET /organizations/org-200', { organization: far })
  expect(await screen.findByRole('heading', { name: 'Zither Works' })).toBeTruthy()
})

it.each([
  [[{ post: null }]],
  [null],
  [{ organizations: 7, pagination: ONE_PAGE }],
  [{ organizations: [LABS] }],
])('takes %j for an error, and leaves the page as it is', async (list) => {
  renderProvider({}, undefined, list)
  await expect.poll(() => screen.getByRole('status').textContent, { timeout: 10_000 }).toBe('error')
  expect(screen.getByRole('heading', { name: 'none' })).toBeTruthy()
})
