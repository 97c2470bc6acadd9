import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LinkCheck } from '@fanfare/contract/posts/data/link_check.ts'
import { configureHttp } from '../../../../../client/http.ts'
import { createQueryClient } from '../../../../../components/queries/query-client.ts'
import { fakeApi, delayed, unreachable, type FakeRequest } from '../../../../../testing/fake-api.ts'
import { useLinkCheck } from './use-link-check.ts'

const ROUTE = 'POST /approved-domains/validate-url'
const says = (verdict: LinkCheck['verdict']) => ({
  isValid: verdict !== 'invalid',
  isApproved: verdict === 'approved',
  verdict,
  domain: null,
  approvedDomain: null,
  message: verdict,
})
const urlOf = ({ body }: FakeRequest) => (body as { url: string }).url

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  configureHttp({ base: 'http://localhost/api' })
})
afterEach(() => void vi.useRealTimers())

function typing(first: string, accepted?: string) {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(({ url }) => useLinkCheck(url, accepted), { wrapper, initialProps: { url: first } })
}

const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('ignores the result for a link that has changed meanwhile', async () => {
  const slow = delayed(says('blocked'))
  fakeApi({
    [ROUTE]: (request: FakeRequest) => (urlOf(request) === 'https://a' ? slow.answer() : says('approved')),
  })
  const { result, rerender } = typing('https://a')
  await pause(500)
  rerender({ url: 'https://b' })
  slow.release()
  await pause(100)
  expect(result.current.check).toBeUndefined()
  await pause(500)
  await waitFor(() => expect(result.current.check?.verdict).toBe('approved'))
})

it('checks once after half a second without typing', async () => {
  const server = fakeApi({ [ROUTE]: says('unreviewed') })
  const { result, rerender } = typing('https://a')
  await pause(300)
  rerender({ url: 'https://ab' })
  await pause(300)
  expect(server.requests).toHaveLength(0)
  await pause(300)
  await waitFor(() => expect(result.current.check?.verdict).toBe('unreviewed'))
  expect(server.requests.map(urlOf)).toEqual(['https://ab'])
})

it('checks at once when the field is left', async () => {
  const server = fakeApi({ [ROUTE]: says('invalid') })
  const { result } = typing('nonsense')
  act(() => result.current.checkNow())
  await waitFor(() => expect(result.current.check?.verdict).toBe('invalid'))
  expect(server.requests).toHaveLength(1)
})

it('does not check an empty field, or the current link of the post', async () => {
  const server = fakeApi({ [ROUTE]: says('approved') })
  const { rerender } = typing('  ', 'https://kept')
  await pause(600)
  rerender({ url: 'https://kept ' })
  await pause(600)
  expect(server.requests).toHaveLength(0)
})

it('shows nothing when the check fails', async () => {
  const server = fakeApi({ [ROUTE]: unreachable })
  const { result } = typing('https://a')
  await pause(600)
  expect(server.requests).toHaveLength(1)
  expect(result.current.check).toBeUndefined()
})
