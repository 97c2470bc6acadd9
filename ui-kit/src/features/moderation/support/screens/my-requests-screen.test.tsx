import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MySupportRequest } from '@fanfare/contract/moderation/data/support.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { fakeUpload } from '../../../../testing/fake-upload.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { supportHandlers } from '../api/live.ts'
import MyRequestsScreen from './my-requests-screen.tsx'

const MINE = 'GET /users/me/support-requests'
const CREATED = '2026-11-20T09:14:00.000Z'

function aRequest(facts: Partial<MySupportRequest> = {}): MySupportRequest {
  return {
    id: 'r-1',
    title: 'It says no',
    description: 'I click, and nothing happens.',
    priority: 'High',
    status: 'open',
    attachments: [],
    answers: [],
    createdAt: CREATED,
    ...facts,
  }
}

const listOf = (...requests: MySupportRequest[]) => ({ requests, pagination: ONE_PAGE })
const answers = [{ id: 'a-1', content: 'Say please.', createdAt: CREATED }]

async function visit(answer: unknown) {
  const server = fakeApi({ [MINE]: answer })
  const view = await renderScreen(<MyRequestsScreen />, { path: '/support', at: '/support', user: aUser() })
  return { server, ...view }
}

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Your support requests could not be loaded' })
  server.on(MINE, listOf(aRequest()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'It says no' })
})

it('says that there are no requests, and opens the form of one', async () => {
  const { user } = await visit({ requests: [], pagination: { ...ONE_PAGE, total: 0 } })
  await screen.findByRole('heading', { name: 'No support requests yet' })
  await user.click(screen.getByRole('button', { name: 'Request support' }))
  await screen.findByRole('dialog', { name: 'Request support' })
})

it('shows a request once it is sent', async () => {
  fakeUpload()
  const { server, user } = await visit(listOf(aRequest()))
  await user.click(await screen.findByRole('button', { name: 'Request support' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request support' }))
  await user.fill(dialog.getByLabelText('Title'), 'Another one')
  await user.fill(dialog.getByLabelText('Description'), 'It still says no.')
  server.on('POST /support/request', { success: true, message: 'Sent' })
  server.on(MINE, listOf(aRequest({ id: 'r-2', title: 'Another one' }), aRequest()))
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await screen.findByRole('heading', { name: 'Another one' })
})

it('shows what was asked, what was attached, and the answers', async () => {
  const attachments = [
    { id: 'f-1', filename: 'screen.png' },
    { id: 'f-2', filename: 'note.txt' },
  ]
  await visit(listOf(aRequest({ status: 'closed', attachments, answers })))
  await screen.findByRole('heading', { name: 'It says no' })
  for (const text of [
    'I click, and nothing happens.',
    'High priority',
    'Closed',
    'Answer from support',
    'Say please.',
  ])
    screen.getByText(text)
  screen.getByText('Attached: screen.png, note.txt')
  expect(screen.queryByText('Not answered yet')).toBeNull()
})

it('shows the answer once it arrives', async () => {
  const { server, queryClient } = await visit(listOf(aRequest()))
  await screen.findByText('Not answered yet')
  server.on(MINE, listOf(aRequest({ answers })))
  act(() => handleEvent(supportHandlers, queryClient, { type: 'support.answered', requestId: 'r-1' }))
  await screen.findByText('Say please.')
  expect(screen.queryByText('Not answered yet')).toBeNull()
})
