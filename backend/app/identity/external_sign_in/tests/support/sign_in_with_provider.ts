import type { FlowRequest, NewSession, StartedFlow, TwoFactorRequired } from '#contract/identity/data/session'
import type { ErrorBody } from '#contract/error_code'
import type { Browser } from '#tests/browser'

/** The input at the provider: a listed person, typed claims, or a refusal. */
export type Choice = Record<string, string>

const locationOf = (answer: Response) => answer.headers.get('location') ?? ''

/** Starts the OAuth flow. Returns the authorization URL. */
export async function leave(browser: Browser, provider = 'google', query = ''): Promise<URL> {
  return new URL(locationOf(await browser.open(`/api/auth/${provider}${query}`)))
}

/** Completes the provider's pages. Returns the callback URL. */
export async function choose(browser: Browser, address: URL, choice: Choice): Promise<string> {
  const page = new URL(locationOf(await browser.open(address.href)), address).href
  const answered = await browser.open(page, { method: 'POST', body: new URLSearchParams(choice) })
  return locationOf(await browser.open(new URL(locationOf(answered), address).href))
}

/** Opens the callback. Returns the query of the client's URL. */
export async function comeBack(browser: Browser, callback: string): Promise<Record<string, string>> {
  const { origin, pathname, searchParams } = new URL(locationOf(await browser.open(callback)))
  if (`${origin}${pathname}` !== `${process.env.APP_URL}/auth`) throw new Error('This is not our address')
  return Object.fromEntries(searchParams)
}

/** The whole flow. */
export async function goThrough(browser: Browser, choice: Choice, provider = 'google') {
  return comeBack(browser, await choose(browser, await leave(browser, provider), choice))
}

/** Exchanges a code for a session. */
export const exchange = (browser: Browser, code: string | undefined) =>
  post(browser, '/api/auth/exchange', { code })

/** A person whose address the provider has verified. */
export const verified = (name: string, email: string): Choice => ({ name, email, verified: 'yes' })

/** All possible responses; a test knows which one to expect. */
type JsonAnswer = NewSession & TwoFactorRequired & ErrorBody & StartedFlow

/** Sends JSON from a browser, with its cookies. */
export async function post(browser: Browser, path: string, body: object, token?: string) {
  const answer = await browser.open(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as JsonAnswer }
}

interface AccountFlow extends FlowRequest {
  token: string
  choice: Choice
  provider?: string
}

/** Starts a flow of a session and chooses a person at the provider. Returns the callback URL. */
export async function leaveFor(
  browser: Browser,
  { token, choice, provider = 'google', ...request }: AccountFlow,
): Promise<string> {
  const { body } = await post(browser, `/api/auth/${provider}/flows`, request, token)
  return choose(browser, new URL(body.url), choice)
}

/** Opens the callback of a flow of a session. Returns the address in the client. */
export async function comeBackTo(browser: Browser, callback: string): Promise<string> {
  return locationOf(await browser.open(callback)).replace(process.env.APP_URL!, '')
}

/** The whole flow of a session. Returns the address in the client. */
export async function completeFlow(browser: Browser, flow: AccountFlow): Promise<string> {
  return comeBackTo(browser, await leaveFor(browser, flow))
}
