import { newId } from '#core/runtime/ids'
import { setupToken } from '#identity/auth/rules/setup_token'
import { PASSWORD } from './factories/user_factory.js'

/** The response of a server. */
export interface Sent {
  status: number
  /** The fields of responses that tests read. */
  body: { token: string; code: string; organization: { id: string }; post: { id: string } }
}

/** Signs up over the API, as its administrator if it has none, and returns the session and a function that sends requests as the new user. */
export async function signUp(server: string) {
  let token = ''
  const send = async (path: string, body: object, key = newId()): Promise<Sent> => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(server + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as Sent['body'] }
  }
  const user = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
  const { status, body } = await send('/api/setup', { ...user, token: setupToken() })
  token = (status === 201 ? body : (await send('/api/auth/register', user)).body).token
  return { token, send }
}

export type SignedUp = Awaited<ReturnType<typeof signUp>>
