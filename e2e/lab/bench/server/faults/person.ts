import { randomUUID } from 'node:crypto'
import { FaultClient } from '../fault-client.ts'
import { Listener } from './listener.ts'

/** The result of a request: its status, or 0 if the connection broke. */
export interface Ended {
  status: number
  milliseconds: number
}

/** The owner of an organization, who reads and creates posts. */
export class Person {
  readonly #client: FaultClient
  #organizationId = ''
  /** The titles of the posts whose creation was confirmed. */
  readonly confirmed: string[] = []
  /** The ids of these posts. */
  readonly confirmedIds: string[] = []

  constructor(url: string) {
    this.#client = new FaultClient(url)
  }

  get organizationId(): string {
    return this.#organizationId
  }

  async begin(): Promise<this> {
    const name = `team-${randomUUID().slice(0, 12)}`
    await this.register(`${name}@example.org`)
    const { body } = await this.#client.send('POST', '/organizations', { name, slug: name })
    this.#organizationId = (body.organization as { id: string }).id
    return this
  }

  register(email: string): Promise<void> {
    return this.#client.register(email)
  }

  /** A stream of events that reconnects after a disconnect. */
  listen(): Listener {
    return new Listener(this.#client.origin, this.#client.token)
  }

  read(): Promise<Ended> {
    return timed(() => this.#client.send('GET', `/posts/organization/${this.#organizationId}`))
  }

  async write(title: string = randomUUID(), key?: string): Promise<Ended> {
    const url = `https://www.linkedin.com/posts/${title}`
    const post = { organizationId: this.#organizationId, title, url }
    return timed(async () => {
      const answer = await this.#client.send('POST', '/posts', post, key)
      if (answer.status === 201) {
        this.confirmed.push(title)
        this.confirmedIds.push((answer.body.post as { id: string }).id)
      }
      return answer
    })
  }

  forgetPassword(email: string): Promise<Ended> {
    return timed(() => this.#client.send('POST', '/auth/forgot-password', { email }))
  }
}

async function timed(send: () => Promise<{ status: number }>): Promise<Ended> {
  const began = performance.now()
  const { status } = await send().catch(() => ({ status: 0 }))
  return { status, milliseconds: performance.now() - began }
}

/** Sends requests at an interval until stopped, without waiting for the responses. */
export function every(milliseconds: number, send: () => Promise<Ended>): () => Promise<Ended[]> {
  const sent: Promise<Ended>[] = []
  const timer = setInterval(() => sent.push(send()), milliseconds)
  return () => {
    clearInterval(timer)
    return Promise.all(sent)
  }
}

/** Sends one request after the other until stopped. */
export function continuously(send: () => Promise<Ended>): () => Promise<Ended[]> {
  const ended: Ended[] = []
  const stopping = new AbortController()
  const running = (async () => {
    while (!stopping.signal.aborted) ended.push(await send())
  })()
  return async () => {
    stopping.abort()
    await running
    return ended
  }
}

const BACK_TIMEOUT_S = 60

/** Seconds until the first of five successful requests in a row is sent. */
export async function secondsUntilBack(send: () => Promise<Ended>): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  let back = 0
  for (let row = 0; row < 5 && back < BACK_TIMEOUT_S;) {
    if (row === 0) back = seconds()
    const { status } = await send()
    row = status >= 200 && status < 300 ? row + 1 : 0
  }
  return back
}

export const longest = (all: Ended[]) => Math.max(0, ...all.map(({ milliseconds }) => milliseconds)) / 1_000

export function p95(all: Ended[]): number {
  const sorted = all.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

/** `12 x 200, 3 x 503` */
export function statuses(all: Ended[]): string {
  const counts = new Map<number, number>()
  for (const { status } of all) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
}

/** Whether every response is a success or a 503. */
export const areClean = (all: Ended[]) =>
  all.every(({ status }) => status === 503 || (status >= 200 && status < 300))
