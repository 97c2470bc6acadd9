import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { DEFAULT_RHYTHM } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { configureHttp } from '../../client/http.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { loadTextsOf } from '../texts.ts'
import { createQueryClient } from '../../components/queries/query-client.ts'
import { toast } from '../../primitives/toast.ts'
import { fakeApi, refuse } from '../../testing/fake-api.ts'
import { applyEvent } from './apply-event.ts'
import { showNews } from './show-news.ts'

vi.mock('../../primitives/toast.ts', () => ({ toast: vi.fn<() => void>() }))

const FIND = 'GET /notifications/rhythm'
const AT_NIGHT = { ...DEFAULT_RHYTHM, quietHours: { from: '22:00', to: '07:00' }, isChosen: true }
const ANSWER: StreamEvent = { type: 'report.resolved', reportId: 'report-1' }

let queryClient: QueryClient
let i18n: Awaited<ReturnType<typeof createI18n>>

const show = (event: StreamEvent) => showNews(queryClient, event, i18n)
const shown = () => vi.mocked(toast).mock.calls.map(([, text]) => text)

beforeEach(async () => {
  i18n = await createI18n({ language: 'en', load: loadTextsOf(async () => ({})), namespaces: ['common'] })
  configureHttp({ base: 'http://localhost/api' })
  queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  vi.useFakeTimers({ now: new Date('2026-03-01T23:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(toast).mockClear()
})

it('shows nothing in quiet hours', async () => {
  fakeApi({ [FIND]: AT_NIGHT })
  await show(ANSWER)
  await show({ type: 'support.answered', requestId: 'request-1' })
  expect(shown()).toEqual([])
})

it('always shows that an action of the user was refused', async () => {
  fakeApi({ [FIND]: AT_NIGHT })
  await show({ type: 'action.ended', actionId: 'action-1', refused: 0 })
  await show({ type: 'action.ended', actionId: 'action-1', refused: 2 })
  expect(shown()).toEqual(['2 could not be changed.'])
})

it('shows news at any other time, and where the rhythm cannot be read', async () => {
  const server = fakeApi({ [FIND]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await show(ANSWER)
  server.on(FIND, AT_NIGHT)
  vi.setSystemTime(new Date('2026-03-01T12:00:00Z'))
  await show({ type: 'support.answered', requestId: 'request-1' })
  expect(shown()).toEqual(['Your report has been answered', 'Your support request has been answered'])
})

it('reads the rhythm once, and again after a change', async () => {
  const server = fakeApi({ [FIND]: { ...DEFAULT_RHYTHM, isChosen: false } })
  await show(ANSWER)
  await show(ANSWER)
  expect(server.to(FIND)).toHaveLength(1)
  server.on(FIND, AT_NIGHT)
  applyEvent(queryClient, { type: 'rhythm.changed' })
  const isOutdated = () => queryClient.getQueryState(['rhythm'])?.isInvalidated
  await vi.waitFor(() => expect(isOutdated()).toBe(true), { timeout: 3_000 })
  await show(ANSWER)
  expect(shown()).toHaveLength(2)
})
