import { vi } from 'vitest'
import type { ErrorCode, ErrorDetails } from '@fanfare/contract/error_code.ts'

export interface FakeRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** The parsed JSON, or the form. */
  body: unknown
}

export type FakeAnswer = (request: FakeRequest) => unknown

export interface FakeApi {
  /** Every request so far, oldest first. */
  requests: FakeRequest[]
  /** Sets the response of a route such as `GET /posts/p1`: a body, or a function of the request. */
  on: (route: string, answer: unknown) => void
  /** The requests to a route. */
  to: (route: string) => FakeRequest[]
}

/** Replaces the server at the network boundary. A route without a response is a 404. */
export function fakeApi(answers: Record<string, unknown> = {}): FakeApi {
  const routes = new Map(Object.entries(answers))
  const requests: FakeRequest[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = await readRequest(new Request(input, init))
    requests.push(request)
    const answer = routes.get(`${request.method} ${request.path}`) ?? refuse(404, 'NOT_FOUND')
    return respond(typeof answer === 'function' ? await (answer as FakeAnswer)(request) : answer)
  })
  return {
    requests,
    on: (route, answer) => void routes.set(route, answer),
    to: (route) => requests.filter(({ method, path }) => `${method} ${path}` === route),
  }
}

class Refusal {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly details?: ErrorDetails,
  ) {}
}

/** An error response. */
export function refuse(status: number, code: ErrorCode, details?: ErrorDetails): unknown {
  return new Refusal(status, code, details)
}

/** A failed request, as when the network is down. */
export const unreachable: FakeAnswer = () => {
  throw new TypeError('Failed to fetch')
}

/** A response that is delayed until the test calls `release`. */
export function delayed<Body>(body: Body): { answer: () => Promise<Body>; release: () => void } {
  let release!: () => void
  const gate = new Promise<void>((resolve) => (release = resolve))
  return { answer: () => gate.then(() => body), release: () => release() }
}

async function readRequest(request: Request): Promise<FakeRequest> {
  const url = new URL(request.url)
  return {
    method: request.method,
    path: url.pathname.replace(/^\/api/, ''),
    query: url.searchParams,
    headers: request.headers,
    body: await readBody(request),
  }
}

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request.formData()
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

function respond(answer: unknown): Response {
  if (answer instanceof Response) return answer
  if (answer instanceof Refusal) {
    const { status, code, details } = answer
    return Response.json({ code, message: code, requestId: 'test', details }, { status })
  }
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
}
