import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SupportRequestDetails } from '@fanfare/contract/moderation/data/support.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { supportHandlers } from '../api/live.ts'
import SupportRequestsScreen from './support-requests-screen.tsx'

const LIST = 'GET /support/admin/requests'
const ONE = 'GET /support/admin/requests/r-1'

function aRequest(facts: Partial<SupportRequestDetails> = {}): SupportRequestDetails {
  return {
    id: 'r-1',
    title: 'It says no',
    description: 'I click, and nothing happens.',
    priority: 'High',
    status: 'open',
    name: 'Vera Visitor',
    email: 'vera@example.org',
    userId: null,
    user: null,
    attachments: [
      { id: 'a-1', filename: 'screen.png', mimetype: 'image/png', size: 2_048, url: '/api/x' },
      { id: 'a-2', filename: 'old.txt', mimetype: 'text/plain', size: 20, url: null },
    ],
    createdAt: '2026-11-20T09:14:00.000Z',
    closedAt: null,
    answers: [],
    reachesRequester: true,
    ...facts,
  }
}

async function visit(answers: Record<string, unknown> = {}, at = '/admin/support') {
  const server = fakeApi({
    [LIST]: { requests: [aRequest()], pagination: ONE_PAGE },
    [ONE]: { request: aRequest() },
    ...answers,
  })
  const view = await renderScreen(<SupportRequestsScreen />, {
    path: '/admin/support',
    at,
    user: aUser({ isAdmin: true }),
  })
  return { server, ...view }
}

it('shows an error and retries', async () => {
  const { server, user } = await visit({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await screen.findByRole('heading', { name: 'Failed to load support requests' })
  server.on(LIST, { requests: [], pagination: { ...ONE_PAGE, total: 0 } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'No open requests' })
})

it('says once that there are none, and shows all where none is open', async () => {
  const { server, user } = await visit({ [LIST]: { requests: [], pagination: { ...ONE_PAGE, total: 0 } } })
  await screen.findByRole('heading', { name: 'No open requests' })
  expect(screen.queryByRole('heading', { name: 'No request selected' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show all requests' }))
  await screen.findByRole('heading', { name: 'No support requests' })
  expect(screen.queryByRole('button', { name: 'Show all requests' })).toBeNull()
  expect(server.to(LIST).at(-1)!.query.get('status')).toBe(null)
})

it('lists open requests with their number, and nothing beside them until one is selected', async () => {
  const { server, user } = await visit()
  const row = within(await screen.findByRole('listitem'))
  for (const text of ['High', 'It says no', 'Vera Visitor', '2 attachments']) row.getByText(text)
  screen.getByText('1 request')
  screen.getByRole('heading', { name: 'No request selected' })
  expect(server.to(LIST)[0]!.query.get('status')).toBe('open')
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await expect.poll(() => server.to(LIST).at(-1)!.query.get('status')).toBe(null)
})

it('opens a request beside the list, and keeps the filter', async () => {
  const { user } = await visit({}, '/admin/support?status=all')
  await user.click(await screen.findByRole('link', { name: /It says no/ }))
  await screen.findByText('I click, and nothing happens.')
  expect(screen.getByLabelText('address').textContent).toBe('/admin/support?status=all&request=r-1')
  expect(screen.getByRole('link', { name: /It says no/ }).getAttribute('aria-current')).toBe('true')
})

it('marks signed-in people, and unknown priorities in grey', async () => {
  const request = aRequest({ userId: 'user-9', priority: 'Urgent' as 'High' })
  await visit({ [ONE]: { request } }, '/admin/support?request=r-1')
  await screen.findByText('Authenticated user')
  screen.getByText('user-9')
  screen.getByText('Urgent')
})

it('downloads an attachment, and says which are gone', async () => {
  const file = new Response('the bytes', { headers: { 'content-type': 'application/octet-stream' } })
  const { user, platform } = await visit(
    { 'GET /support/admin/attachments/a-1': file },
    '/admin/support?request=r-1',
  )
  await user.click(await screen.findByRole('button', { name: 'Download screen.png' }))
  await screen.findByText('screen.png was downloaded')
  expect(platform.saved.map(({ name }) => name)).toEqual(['screen.png'])
  screen.getByText('Deleted after the request was closed')
  expect(screen.queryByRole('button', { name: 'Download old.txt' })).toBeNull()
})

it('requires an answer, keeps it on an error, and shows it once it is sent', async () => {
  const path = 'PUT /support/admin/requests/r-1/answer'
  const { server, user } = await visit(
    { [path]: refuse(429, 'TOO_MANY_REQUESTS') },
    '/admin/support?request=r-1',
  )
  const send = await screen.findByRole('button', { name: 'Send answer' })
  await user.click(send)
  await screen.findByText('Write an answer')
  await user.fill(screen.getByRole('textbox', { name: 'Answer' }), 'Try the other one.')
  await user.click(send)
  await screen.findByText('The answer could not be sent')
  const author = { id: 'user-1', name: 'Ana Ribeiro' }
  const answer = { id: 'x', content: 'Try the other one.', author, createdAt: '2026-11-21T09:00:00.000Z' }
  server.on(path, { request: aRequest({ status: 'closed', answers: [answer] }) })
  await user.click(send)
  await screen.findByText('Answer of Ana Ribeiro')
  expect(server.to(path).at(-1)!.body).toEqual({ answer: 'Try the other one.', close: true })
  screen.getByRole('button', { name: 'Reopen' })
})

it('warns that an answer is not mailed, closes without one, and opens again', async () => {
  const { user } = await visit(
    {
      [ONE]: { request: aRequest({ reachesRequester: false }) },
      'PUT /support/admin/requests/r-1/close': { request: aRequest({ status: 'closed' }) },
      'PUT /support/admin/requests/r-1/reopen': refuse(409, 'SUPPORT_REQUEST_OPEN'),
    },
    '/admin/support?request=r-1',
  )
  await screen.findByText(/Answers to this request are not emailed/)
  await user.click(screen.getByRole('button', { name: 'Close without an answer' }))
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  expect(await screen.findAllByText(/This support request is already open\./)).not.toHaveLength(0)
})

it('shows new requests, and what others do with the selected one, without a reload', async () => {
  const { server, queryClient } = await visit({}, '/admin/support?request=r-1')
  await screen.findByRole('heading', { name: 'It says no' })
  const requests = [aRequest({ id: 'r-2', title: 'Another one' }), aRequest({ status: 'closed' })]
  server.on(LIST, { requests, pagination: ONE_PAGE })
  server.on(ONE, { request: aRequest({ status: 'closed' }) })
  handleEvent(supportHandlers, queryClient, { type: 'support.changed' })
  await screen.findByText('Another one', undefined, { timeout: 3_000 })
  await screen.findByRole('button', { name: 'Reopen' })
})
