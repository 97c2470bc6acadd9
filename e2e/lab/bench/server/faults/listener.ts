import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 200

/** A client of the event stream that reconnects after a disconnect, and measures how long it had no stream. */
export class Listener {
  readonly #url: string
  readonly #token: string
  readonly #stopping = new AbortController()
  readonly #running: Promise<void>
  #cutAt: number | undefined
  /** The longest time without a stream, in milliseconds. */
  longestGap = 0
  cuts = 0
  #text = ''

  constructor(origin: string, token: string) {
    this.#url = `${origin}/api/stream`
    this.#token = token
    this.#running = this.#run()
  }

  /** The posts announced by the stream. */
  get posts(): Set<string> {
    return new Set(
      [...this.#text.matchAll(/"type":"post\.created".*?"postId":"([^"]+)"/g)].map(([, id]) => id!),
    )
  }

  /** Whether it was told to refetch everything, as after a gap that cannot be filled. */
  get isResynced(): boolean {
    return this.#text.includes('"type":"resync"')
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#listen().catch(() => undefined)
      this.#cutAt ??= performance.now()
      await wait(PAUSE_MS)
    }
  }

  async #listen(): Promise<void> {
    const lastEventId = [...this.#text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1]
    const answer = await fetch(this.#url, {
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(lastEventId && { 'last-event-id': lastEventId }),
      },
      signal: this.#stopping.signal,
    })
    if (!answer.ok) return
    if (this.#cutAt !== undefined) {
      this.longestGap = Math.max(this.longestGap, performance.now() - this.#cutAt)
      this.cuts += 1
      this.#cutAt = undefined
    }
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) this.#text += chunk
  }
}
