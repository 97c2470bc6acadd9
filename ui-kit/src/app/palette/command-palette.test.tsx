import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeApi, refuse, type FakeRequest } from '../../testing/fake-api.ts'
import { aPost, aUser, anOrganization, ONE_PAGE } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { openLayer } from '../shell/shell-store.ts'
import CommandPalette from './command-palette.tsx'

const POSTS = 'GET /posts/organization/organization-1'
const MEMBERS = 'GET /organizations/organization-1/members'
const TAGS = 'GET /tags'

const only = (key: string, wanted: string, rows: unknown[]) => (request: FakeRequest) => ({
  [key]: (request.query.get('search') ?? '').startsWith(wanted) ? rows : [],
  pagination: ONE_PAGE,
})

const found = {
  [POSTS]: only('posts', 'p95', [aPost({ id: 'post-7', title: 'How we cut our p95 latency' })]),
  [MEMBERS]: only('members', 'ines', [{ id: 'user-2', name: 'Inês Moura', email: 'ines@x.org' }]),
  [TAGS]: only('tags', 'hir', [{ id: 'tag-1', name: 'hiring', isPredefined: false }]),
}

beforeEach(() => openLayer('palette'))
afterEach(() => openLayer('none'))

async function open(answers: Record<string, unknown> = found, signedIn = true) {
  const server = fakeApi(answers)
  const organizations = [
    anOrganization({ id: 'organization-1', name: 'Northwind' }),
    anOrganization({ id: 'organization-2', name: 'Bright & Co' }),
  ]
  const view = await renderScreen(<CommandPalette />, signedIn ? { user: aUser(), organizations } : {})
  const field = await screen.findByRole('combobox', { name: 'Search or jump to…' })
  return { ...view, server, field, user: view.user }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const address = () => screen.getByLabelText('address').textContent

it('leaves keys to the page once it is closed', async () => {
  openLayer('none')
  const key = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
})

it('has what was typed after it was opened, before it had come', async () => {
  for (const key of 'theme') fireEvent.keyDown(document.body, { key })
  const { user, field } = await open()
  await user.click(field)
  await waitFor(() => expect((field as HTMLInputElement).value).toBe('theme'))
})

it('offers first to share a link, to those who may', async () => {
  const { user, field } = await open()
  await user.fill(field, 'Look: https://www.linkedin.com/posts/ana-1, great')
  await waitFor(() => expect(options()[0]).toBe('Share this linkhttps://www.linkedin.com/posts/ana-1'))
  await user.keyboard('{Enter}')
  expect(address()).toBe('/share?url=https%3A%2F%2Fwww.linkedin.com%2Fposts%2Fana-1')
})

it('offers visitors nothing for a link', async () => {
  const { user, field } = await open({}, false)
  await user.fill(field, 'https://www.linkedin.com/posts/ana-1')
  await waitFor(() => expect(options()).toEqual([]))
})

it('searches nothing before something is typed', async () => {
  const { server } = await open()
  expect(options()).toContain('Go to dashboardGD')
  expect(options()).toContain('Switch to Bright & Co')
  expect(server.requests).toEqual([])
})

it('searches nothing for visitors', async () => {
  const { server, user, field } = await open({}, false)
  await user.type(field, 'community')
  await waitFor(() => expect(options()).toEqual(['Go to communityGC']))
  expect(server.requests).toEqual([])
})

it('says that a search has failed, and still finds commands', async () => {
  const { user, field } = await open({ ...found, [POSTS]: refuse(500, 'INTERNAL_ERROR') })
  await user.type(field, 'share')
  await screen.findByText('Search failed. Check your connection and try again.')
  expect(options()).toContain('Share a postN')
})

it('says that nothing was found', async () => {
  const { user, field } = await open()
  await user.type(field, 'zeppelin')
  screen.getByText('Searching…')
  await screen.findByText('Nothing found.')
})

it.each([
  ['p95', 'How we cut our p95 latency', '/posts/post-7'],
  ['ines', 'Posts by Inês Moura', '/dashboard?author=user-2'],
  ['hiri', '#hiring', '/dashboard?tags=hiring'],
  ['two-factor', 'Two-factor authentication', '/2fa'],
  ['slack', 'Slack', '/organizations/organization-1/settings/integrations/slack'],
  ['invite', 'Invite people', '/organizations/organization-1/settings/users'],
])('leads from “%s” to its page', async (text, label, path) => {
  const { user, field } = await open()
  await user.type(field, text)
  await waitFor(() => expect(options()[0]).toContain(label))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(path))
})

it('leads nowhere on Enter when what is typed has outrun what was found', async () => {
  const { user, field } = await open()
  await user.type(field, 'p95')
  await screen.findByRole('option', { name: /How we cut our p95 latency/ })
  const before = address()
  await user.keyboard('x{Enter}')
  expect(options()).toEqual([])
  expect(address()).toBe(before)
})

it('does not show the title of a sensitive post', async () => {
  const secret = aPost({ title: 'p95 of our secrets', isSensitive: true })
  const { user, field } = await open({ ...found, [POSTS]: only('posts', 'p95', [secret]) })
  await user.type(field, 'p95')
  await screen.findByRole('option', { name: /Sensitive post/ })
  expect(screen.queryByText(/secrets/)).toBeNull()
})

it('offers only organizations when one is to be chosen', async () => {
  openLayer('organizations')
  const { server, user, field } = await open()
  expect(options()).toEqual(['Switch to Bright & Co'])
  await user.type(field, 'p95')
  await screen.findByText('Nothing found.')
  expect(server.requests).toEqual([])
})
