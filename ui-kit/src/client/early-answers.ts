/** Requests that the first script of a page sends before any module has loaded: `first-paint.js`. */
interface EarlyAnswers {
  /** The token with which they were sent. */
  token: string
  /** By the path of the address with its query. */
  answers: Record<string, Promise<Response>>
}

/** The token with which the page was requested; undefined if it was requested without one. */
export const earlyToken = (): string | undefined => (globalThis as { early?: EarlyAnswers }).early?.token

/** Takes the answer to a GET that was sent early with this token, once; undefined for all other requests. */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const { early } = globalThis as { early?: EarlyAnswers }
  if (early === undefined) return undefined
  const { pathname, search } = new URL(url, location.href)
  const address = pathname + search
  const answer = early?.answers[address]
  if (answer === undefined) return undefined
  delete early.answers[address]
  // Another user may have signed in since.
  return early.token === token ? answer : undefined
}
