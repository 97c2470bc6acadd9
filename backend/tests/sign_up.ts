import { newId } from '#core/ids'
import { PASSWORD } from './factories/user_factory.js'

/** What a server answers. */
export interface Sent {
  status: number
  /** Of each answer the part that matters here. */
  body: { token: string; code: string; organization: { id: string }; post: { id: string } }
}

/** Signs up over the API and returns the session and how to send as the new user. */
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
  token = (await send('/api/auth/register', user)).body.token
  return { token, send }
}

export type SignedUp = Awaited<ReturnType<typeof signUp>>
