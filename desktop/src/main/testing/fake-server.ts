import { ServerError, type ServerApi } from '../server-api/server-api.ts'

type Answer = unknown | ServerError | Promise<unknown>

export interface FakeServer extends ServerApi {
  /** What it was asked, as `METHOD path`. */
  asked: string[]
  /** What it answers, by `METHOD path`; a function is asked each time, an error is thrown. */
  answers: Record<string, Answer | (() => Answer)>
}

/** A server in memory, for what main asks itself. */
export function fakeServer(answers: FakeServer['answers'] = {}): FakeServer {
  const send =
    (method: string) =>
    async <Result>(path: string): Promise<Result> => {
      const call = `${method} ${path}`
      server.asked.push(call)
      const answer = server.answers[call]
      const given: unknown = await (typeof answer === 'function' ? (answer as () => Answer)() : answer)
      if (given === undefined) throw new ServerError('NOT_FOUND', 404)
      if (given instanceof ServerError) throw given
      return given as Result
    }
  const server: FakeServer = { asked: [], answers, get: send('GET'), post: send('POST'), put: send('PUT') }
  return server
}
