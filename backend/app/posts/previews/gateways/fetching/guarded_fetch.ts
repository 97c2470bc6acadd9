import { parseLink } from '#core/network/parse_link'
import { sendRequest, type Response } from './send_request.js'
import { FetchFailure } from './fetch_failure.js'
import { parseMediaType, type MediaType } from './media_type.js'
import { INTERNET, type Network } from '#core/network/network'
import { readPrefix, type Prefix } from './read_prefix.js'

const MAX_REDIRECTS = 4

export interface FetchedDocument extends Prefix {
  url: string
  charset: string | null
}

/**
 * Fetches URLs that users typed. Every URL, including redirect targets, must be a plain link to a public host: a name,
 * the default port, no credentials. The name is resolved here, to public addresses only, and the connection uses one of
 * these. Stops on its signal, after four redirects, or after the bytes that the media type allows. Throws
 * `FetchFailure`.
 */
export class GuardedFetch {
  readonly #network: Network

  constructor(network: Network = INTERNET) {
    this.#network = network
  }

  async get(address: string, mediaType: MediaType, signal: AbortSignal): Promise<FetchedDocument> {
    let next = address
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const url = plainUrl(next)
      const options = { url, accept: mediaType.accept, signal }
      const found = await sendRequest(this.#network, options, (response) =>
        readResponse(response, url, mediaType),
      )
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

/** The document, or the target of a redirect. */
async function readResponse(
  { statusCode, headers, body }: Response,
  url: URL,
  mediaType: MediaType,
): Promise<FetchedDocument | string> {
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    return URL.parse(String(headers.location), url.href)?.href ?? ''
  }
  if (statusCode !== 200) throw new FetchFailure('unreachable', `status ${statusCode}`)
  const declared = parseMediaType(String(headers['content-type'] ?? ''))
  if (!declared || !mediaType.types.includes(declared.type))
    throw new FetchFailure('not_a_page', 'unexpected content type')
  const prefix = await readPrefix(body, String(headers['content-encoding'] ?? ''), mediaType.bytesMax)
  return { ...prefix, url: url.href, charset: declared.charset }
}
