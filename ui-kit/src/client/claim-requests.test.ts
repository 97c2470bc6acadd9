import { expect, it, vi } from 'vitest'
import type { WriteOptions } from './http-client.ts'
import { claimRequests } from './claim-requests.ts'

it('name the suggestion, or the post whose next one is claimed; claims carry a key', () => {
  const post = vi.fn<(path: string, body?: unknown, options?: WriteOptions) => Promise<never>>()
  const requests = claimRequests({ post: post as never })
  void requests.claimSuggestion('s1', { content: 'My words' })
  void requests.claimNext('p1', 's1')
  void requests.releaseSuggestion('s1')
  const sent = post.mock.calls.map(([path, body, options]) => [
    path,
    body,
    options?.headers?.['Idempotency-Key'] !== undefined,
  ])
  expect(sent).toEqual([
    ['/comments/s1/lock', { content: 'My words' }, true],
    ['/posts/p1/claim-next', { notId: 's1' }, true],
    ['/comments/s1/unlock', undefined, false],
  ])
})
