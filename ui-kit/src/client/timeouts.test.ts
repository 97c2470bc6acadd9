// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { API_TIMEOUT_MS } from '@fanfare/contract/core/rules/limits.ts'
import { api, configureHttp } from './http.ts'

/** A server that never answers. */
const silent: typeof fetch = (input, init) =>
  new Promise((_, reject) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(async () => {
  // The first request loads the client, which takes real time.
  configureHttp({ base: 'http://localhost/api', fetch: async () => Response.json({}) })
  await api.get('/posts')
  vi.useFakeTimers()
  configureHttp({ fetch: silent })
})

afterEach(() => {
  vi.useRealTimers()
  configureHttp({ fetch: undefined })
})

it.each([
  ['a GET', () => api.get('/posts')],
  ['a POST', () => api.post('/posts', {})],
  ['a PUT', () => api.put('/posts/1', {})],
  ['a PATCH', () => api.patch('/posts/1', {})],
  ['a DELETE', () => api.delete('/posts/1')],
  ['a download', () => api.download('/users/me/export', {})],
])('%s that is never answered fails after ten seconds', async (_, call) => {
  expect(API_TIMEOUT_MS).toBe(10_000)
  const failed = vi.fn<(error: unknown) => void>()
  void call().catch(failed)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'TIMEOUT', status: 0 }))
})

describe('another timeout', () => {
  /** Calls with a timeout of their own, and why. */
  const OWN_TIMEOUT: Record<string, string> = {
    'desktop/src/main/servers/check-server.ts': 'an address that was just typed is checked for less long',
    'desktop/src/main/session/end-session.ts': 'the person waits for a server they are leaving',
    'ui-kit/src/features/notifications/webhooks/api/webhook-api.ts':
      'the server waits for the receiver of a test',
  }
  const ROOT = join(import.meta.dirname, '../../..')
  const CALL = /\bapi\s*\.\s*(?:get|post|put|patch|delete|download)\b/
  const OWN = /\btimeout\s*[:,}]/

  const sources = globSync('{ui-kit,web,desktop}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => CALL.test(text))

  it('is given to no call but those of the list', () => {
    expect(sources.length).toBeGreaterThan(20)
    const own = sources.filter(({ text }) => OWN.test(text)).map(({ path }) => path)
    expect(own.toSorted()).toEqual(Object.keys(OWN_TIMEOUT).toSorted())
  })
})
