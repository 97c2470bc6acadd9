import { parseLink } from '#links/public'
import { ask, type Answer } from './ask.js'
import { FetchFailure } from './fetch_failure.js'
import { declaredType, type Kind } from './media.js'
import { INTERNET, type Network } from './network.js'
import { readStart, type Start } from './read_start.js'

const REDIRECTS = 4
const BYTES = 1_048_576

/** What was found at the end of a visit. */
export interface Fetched extends Start {
  url: string
  charset: string | null
}

/**
 * Fetches addresses that strangers typed. Every address on the way has to be a plain link to a public host:
 * named, default port, no credentials, and resolved by us to public addresses only, one of which is connected to.
 * A visit ends with its signal, after four redirects, or after one megabyte. Throws `FetchFailure`.
 */
export class GuardedFetch {
  readonly #network: Network

  constructor(network: Network = INTERNET) {
    this.#network = network
  }

  async get(address: string, kind: Kind, signal: AbortSignal): Promise<Fetched> {
    let next = address
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const url = plainUrl(next)
      const question = { url, accept: kind.accept, signal }
      const found = await ask(this.#network, question, (answer) => readAnswer(answer, url, kind))
      if (typeof found !== 'string') return found
      next = found
    }
    throw new FetchFailure('unreachable', 'too many redirects')
  }
}

function plainUrl(address: string): URL {
  const link = parseLink(address)
  if (!link) throw new FetchFailure('refused', 'not a plain link')
  return new URL(link.url)
}

/** The document, or the address where it is said to be. */
async function readAnswer(
  { statusCode, headers, body }: Answer,
  url: URL,
  kind: Kind,
): Promise<Fetched | string> {
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    return URL.parse(String(headers.location), url.href)?.href ?? ''
  }
  if (statusCode !== 200) throw new FetchFailure('unreachable', `status ${statusCode}`)
  const declared = declaredType(String(headers['content-type'] ?? ''))
  if (!declared || !kind.types.includes(declared.type)) throw new FetchFailure('not_a_page', 'another type')
  const start = await readStart(body, String(headers['content-encoding'] ?? ''), BYTES)
  return { ...start, url: url.href, charset: declared.charset }
}
