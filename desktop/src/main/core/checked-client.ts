import * as v from 'valibot'
import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { HttpClient, ReadOptions, WriteOptions } from '@fanfare/ui-kit/client/http-client.ts'

type AnswerSchema<Answer> = v.GenericSchema<unknown, Answer>

/**
 * The API for the main process. Every response is checked by a schema, which also drops unknown keys; an invalid one
 * throws an UNREADABLE `ApiError`.
 */
export interface CheckedClient {
  get: <Answer>(path: string, schema: AnswerSchema<Answer>, options?: ReadOptions) => Promise<Answer>
  post: <Answer>(
    path: string,
    schema: AnswerSchema<Answer>,
    body?: unknown,
    options?: WriteOptions,
  ) => Promise<Answer>
  /** A write whose response is not read. */
  put: (path: string, body: unknown) => Promise<void>
}

/** Validates the responses of a client. */
export function checkedClient(http: Pick<HttpClient, 'get' | 'post' | 'put'>): CheckedClient {
  return {
    get: async (path, schema, options) => checked(schema, await http.get<unknown>(path, options)),
    post: async (path, schema, body, options) =>
      checked(schema, await http.post<unknown>(path, body, options)),
    put: async (path, body) => void (await http.put(path, body)),
  }
}

function checked<Answer>(schema: AnswerSchema<Answer>, answer: unknown): Answer {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  throw new ApiError({ code: 'UNREADABLE', status: 200, message: 'The answer does not fit the contract.' })
}
