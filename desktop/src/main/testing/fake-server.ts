import type { ErrorCode } from '@fanfare/contract/error_code.ts'
import { ApiError, type ApiErrorInput } from '@fanfare/ui-kit/client/api-error.ts'
import { checkedClient, type CheckedClient } from '../core/checked-client.ts'

type Answer = unknown | ApiError | Promise<unknown>

export interface FakeServer extends CheckedClient {
  /** The requests so far, as `METHOD path?query`. */
  requests: string[]
  /** The idempotency keys so far, oldest first. */
  keys: string[]
  /** The bodies of POST requests so far, oldest first. */
  bodies: unknown[]
  /** The responses by request; a function is called each time, an error is thrown. */
  answers: Record<string, Answer | (() => Answer)>
}

/** A server in memory. A request without a response is refused with 404. */
export function fakeServer(answers: FakeServer['answers'] = {}): FakeServer {
  const send = async <Result>(request: string): Promise<Result> => {
    server.requests.push(request)
    const answer = server.answers[request]
    const given: unknown = await (typeof answer === 'function' ? (answer as () => Answer)() : answer)
    if (given === undefined) throw refusal('NOT_FOUND', 404)
    if (given instanceof ApiError) throw given
    return given as Result
  }
  const client = checkedClient({
    get: (path, { query } = {}) =>
      send(`GET ${path}${query ? `?${new URLSearchParams(query as never)}` : ''}`),
    post: (path, body, options) => {
      server.bodies.push(body)
      const key = options?.headers?.['Idempotency-Key']
      if (key !== undefined) server.keys.push(key)
      return send(`POST ${path}`)
    },
    put: (path) => send(`PUT ${path}`),
  })
  const server: FakeServer = { ...client, requests: [], keys: [], bodies: [], answers }
  return server
}

/** An error response. */
export function refusal(code: ErrorCode, status: number, details: ApiErrorInput['details'] = {}): ApiError {
  return new ApiError({ code, status, message: code, details })
}

/** A failed request. */
export const outage = new ApiError({ code: 'NETWORK', status: 0, message: 'The server did not answer.' })

/** A request that has not left this device. */
export const unsent = new ApiError({ code: 'NETWORK', status: 0, message: 'No network.', unsent: true })
