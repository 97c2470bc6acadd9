import { createHash, randomUUID } from 'node:crypto'
import type { ProofOfWork } from '../../../../backend/contract/identity/data/captcha.ts'
import {
  captchaToken,
  leadingZeroBits,
  puzzleOf,
} from '../../../../backend/contract/identity/rules/captcha.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** A user of the API. */
export class FaultClient {
  readonly origin: string
  #token = ''

  constructor(url: string) {
    this.origin = new URL(url).origin
  }

  /** The token of the session; empty before it is opened. */
  get token(): string {
    return this.#token
  }

  async send(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Answer> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${this.origin}/api${path}`, {
      method,
      headers: {
        'idempotency-key': key,
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) }
  }

  async register(email = 'ada@example.org'): Promise<void> {
    const person = { name: 'Ada', email, password: 'Brass-band-7!' }
    const { body } = await this.send('POST', '/auth/register', person)
    this.#token = String(body.token)
  }
}

/** A captcha token, solved as a client does. */
export async function solveCaptcha(client: FaultClient): Promise<string> {
  const { body } = await client.send('GET', '/captcha?action=support')
  const { challenge, nonce, rounds, bits } = body as unknown as ProofOfWork
  const counters = Array.from({ length: rounds }, (_, round) => {
    let counter = 0
    const zeroBits = () =>
      leadingZeroBits(
        createHash('sha256')
          .update(puzzleOf(nonce, round, counter))
          .digest(),
      )
    while (zeroBits() < bits) counter += 1
    return counter
  })
  return captchaToken(challenge, counters)
}
