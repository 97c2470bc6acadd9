import { fetch as send, type Agent, type RequestInit as SendInit } from 'undici'
import { AddressRefused } from '#core/network/public_addresses'
import { INTERNET, type Network } from '#core/network/network'
import { failureOfAnswer } from '#ai/rules/failure_of_answer'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { providerAgent } from './provider_agent.js'

/** How long a provider may take, in milliseconds. */
export interface Timeouts {
  firstByte: number
  idle: number
  total: number
}

const TIMEOUTS: Timeouts = Object.freeze({ firstByte: 30_000, idle: 20_000, total: 90_000 })

const MAX_BYTES = 1_048_576

type Through = <Value>(request: () => Promise<Value>) => Promise<Value>

const directly: Through = (request) => request()

export interface ExchangeOptions {
  baseUrl: string
  signal: AbortSignal
  timeouts?: Timeouts
  network?: Network
  /** Makes the request, for example through a circuit breaker; directly by default. */
  through?: Through
}

/**
 * One request to a provider and its response. Its `fetch`, which is given to an SDK, sends to the base URL only,
 * follows no redirect, and limits the time and size of the response. An SDK may wrap or swallow an error that occurs
 * here, so `failure` keeps it.
 */
export class Exchange {
  failure: ProviderFailure | null = null
  /** Whether a request has reached the provider, so that it may have cost something. */
  isSent = false
  /** Whether the provider has accepted the request. */
  isAccepted = false

  readonly #options: Required<ExchangeOptions>
  readonly #abort = new AbortController()
  readonly #total: NodeJS.Timeout
  #idle: NodeJS.Timeout | undefined
  #agent: Agent | undefined

  constructor({ timeouts = TIMEOUTS, network = INTERNET, through = directly, ...options }: ExchangeOptions) {
    this.#options = { timeouts, network, through, ...options }
    this.#total = setTimeout(() => this.#timeOut('in all'), timeouts.total)
    options.signal.addEventListener('abort', this.#cancel)
    if (options.signal.aborted) this.#cancel()
  }

  /** Aborted when the caller cancels, on a timeout, and by `close`. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  readonly fetch: typeof fetch = async (input, init) => {
    try {
      return await this.#send(String(input instanceof Request ? input.url : input), init)
    } catch (error) {
      throw this.#fail(error)
    }
  }

  /** Closes the connections and clears the timers. */
  async close(): Promise<void> {
    clearTimeout(this.#total)
    clearTimeout(this.#idle)
    this.#options.signal.removeEventListener('abort', this.#cancel)
    this.#abort.abort()
    await this.#agent?.destroy()
  }

  async #send(url: string, init: RequestInit | undefined): Promise<Response> {
    const { baseUrl, network, timeouts, through } = this.#options
    if (!url.startsWith(`${baseUrl.replace(/\/+$/, '')}/`)) throw new AddressRefused('not below the base URL')
    this.#expect(timeouts.firstByte, 'to the first byte')
    this.#agent ??= await providerAgent(baseUrl, network, MAX_BYTES, this.signal)
    const headers = [...new Headers(init?.headers)]
    const request = { method: init?.method, headers, body: init?.body } as SendInit
    const dispatcher = this.#agent
    const answer = await through(() => {
      this.isSent = true
      return send(url, { ...request, redirect: 'manual', dispatcher, signal: this.signal })
    })
    if (answer.status >= 300 && answer.status < 400)
      throw new ProviderFailure('AI_UNAVAILABLE', `status ${answer.status}: redirected elsewhere`)
    const content = answer.body && ReadableStream.from(this.#read(answer.body))
    const response = new Response(content, { status: answer.status, headers: plainHeaders(answer.headers) })
    this.isAccepted = response.ok
    return response.ok ? response : this.#refused(response)
  }

  /** An error status, with a copy of its body for an SDK. */
  async #refused(response: Response): Promise<Response> {
    const text = await response.text()
    const { status, headers } = response
    const retryAfter = headers.get('retry-after')
    this.failure ??= failureOfAnswer({ status, retryAfter, body: parsed(text) })
    return new Response(text, { status, headers })
  }

  async *#read(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      let size = 0
      for await (const chunk of body) {
        clearTimeout(this.#idle)
        size += chunk.length
        if (size > MAX_BYTES) throw new ProviderFailure('AI_UNREADABLE', 'an answer of more than a megabyte')
        yield chunk
        this.#expect(this.#options.timeouts.idle, 'between two chunks')
      }
      clearTimeout(this.#idle)
    } catch (error) {
      throw this.#fail(error)
    }
  }

  #expect(within: number, what: string): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#timeOut(what), within)
  }

  #timeOut(what: string): void {
    this.failure ??= new ProviderFailure('AI_TIMEOUT', `timed out ${what}`)
    this.#abort.abort(this.failure)
  }

  /** Keeps the first failure; failures after a cancellation are its consequences. */
  #fail(error: unknown): unknown {
    if (!this.#abort.signal.aborted) this.failure ??= toProviderFailure(error)
    return this.failure ?? error
  }

  readonly #cancel = () => this.#abort.abort(this.#options.signal.reason)
}

function toProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof AddressRefused) return new ProviderFailure('AI_ADDRESS_REFUSED', error.message)
  const { code, name } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return new ProviderFailure('AI_UNREADABLE', 'an answer of more than a megabyte')
  return new ProviderFailure('AI_UNAVAILABLE', code ?? name)
}

/** Without the headers of a compressed body: it is already decompressed. */
function plainHeaders(headers: Iterable<[string, string]>): [string, string][] {
  return [...headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
