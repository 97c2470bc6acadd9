import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { configureHttp } from '../../../client/http.ts'
import { fakeApi, delayed } from '../../../testing/fake-api.ts'
import { aSuggestion } from '../../../testing/fixtures.ts'
import { itemsOf } from './pages.ts'
import { handleEvent } from '../../../components/live-handlers.ts'
import { suggestionHandlers } from './live.ts'
import { suggestionsQuery } from './suggestion-queries.ts'

const mine = suggestionsQuery('post-1').queryKey
const other = suggestionsQuery('post-2').queryKey
const at = { organizationId: 'org-1', postId: 'post-1', commentId: 'suggestion-1' }
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 }
let cache: QueryClient

beforeEach(() => {
  configureHttp({ base: 'http://localhost/api' })
  cache = new QueryClient()
  const pages = [{ comments: [aSuggestion()], nextForYou: null, copyLimit: null, total: 1, pagination }]
  cache.setQueryData(mine, { pages, pageParams: [1] })
  cache.setQueryData(other, { pages: [], pageParams: [] })
})

const shown = () => itemsOf(cache.getQueryData(mine)?.pages ?? [])[0]
const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated

it('shows a claim and its release without a request', () => {
  const server = fakeApi()
  handleEvent(suggestionHandlers, cache, { type: 'suggestion.claimed', ...at, availableCount: 0 })
  expect(shown()).toMatchObject({ isLocked: true, claimedByYou: false })
  handleEvent(suggestionHandlers, cache, { type: 'suggestion.released', ...at, availableCount: 1 })
  expect(shown()).toMatchObject({ isLocked: false })
  expect(server.requests).toHaveLength(0)
})

it.each(['suggestion.added', 'suggestion.edited', 'suggestion.removed'] as const)(
  'fetches only the suggestions of that post after %s',
  (type) => {
    handleEvent(suggestionHandlers, cache, { type, ...at, parentId: null })
    expect([isStale(mine), isStale(other)]).toEqual([true, false])
  },
)

it('a pending response does not overwrite a later claim', async () => {
  const stale = { comments: [aSuggestion()], total: 1, pagination }
  const fresh = { ...stale, comments: [aSuggestion({ isLocked: true })] }
  const older = delayed(stale)
  const server = fakeApi({ 'GET /comments/post/post-1': older.answer })
  const shownNow = new InfiniteQueryObserver(cache, { ...suggestionsQuery('post-1'), staleTime: 0 })
  const stop = shownNow.subscribe(() => undefined)
  await expect.poll(() => server.requests).toHaveLength(1)
  handleEvent(suggestionHandlers, cache, { type: 'suggestion.claimed', ...at, availableCount: 0 })
  server.on('GET /comments/post/post-1', fresh)
  older.release()
  await expect.poll(() => server.requests).toHaveLength(2)
  await expect.poll(shown).toMatchObject({ isLocked: true })
  stop()
})
