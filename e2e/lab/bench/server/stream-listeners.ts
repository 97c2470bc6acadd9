import { request, type ClientRequest } from 'node:http'

/** The most streams being opened at once; the others wait. */
const AT_ONCE = 100

/** Many clients of event streams in this process. */
export class StreamListeners {
  readonly #streams: ClientRequest[] = []
  #marker: Buffer | undefined
  #heardAt = new Map<number, number>()
  #allHeard: (() => void) | undefined

  /** How many streams are open. */
  get count(): number {
    return this.#streams.length
  }

  /** Opens a stream for each token. */
  async open(origin: string, tokens: readonly string[]): Promise<void> {
    for (let from = 0; from < tokens.length; from += AT_ONCE)
      await Promise.all(tokens.slice(from, from + AT_ONCE).map((token) => this.#openOne(origin, token)))
  }

  /** Publishes something, and returns the milliseconds after which each stream received the marker. */
  async listen(marker: string, publish: () => Promise<unknown>, timeout = 10_000): Promise<number[]> {
    this.#marker = Buffer.from(marker)
    this.#heardAt = new Map()
    const allReceived = new Promise<void>((resolve) => {
      this.#allHeard = resolve
      setTimeout(resolve, timeout).unref()
    })
    const began = performance.now()
    await publish()
    await allReceived
    return [...this.#heardAt.values()].map((at) => at - began).toSorted((a, b) => a - b)
  }

  close(): void {
    for (const stream of this.#streams) stream.destroy()
  }

  #openOne(origin: string, token: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const stream = request(`${origin}/api/stream`, {
        agent: false,
        headers: { authorization: `Bearer ${token}` },
      })
      const place = this.#streams.push(stream)
      stream.on('error', reject)
      stream.on('response', (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`the stream answered ${response.statusCode}`))
        response.on('data', (chunk: Buffer) => this.#hear(place, chunk))
        resolve()
      })
      stream.end()
    })
  }

  #hear(place: number, chunk: Buffer): void {
    if (!this.#marker || this.#heardAt.has(place) || !chunk.includes(this.#marker)) return
    this.#heardAt.set(place, performance.now())
    if (this.#heardAt.size === this.#streams.length) this.#allHeard?.()
  }
}
