import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'
import { GuardedFetch } from '#posts/previews/gateways/fetching/guarded_fetch'
import { PICTURE } from '#posts/previews/gateways/fetching/media_type'
import { refuseBlocked } from '#posts/previews/gateways/fetching/refuse_blocked'
import { INTERNET, type Network } from '#core/network/network'

/** For everything together: DNS, redirects and the whole file. */
const TIMEOUT_MS = 5_000

/** Fetches the pictures of pages. */
export class PictureSource {
  readonly #timeout: number
  readonly #http: GuardedFetch

  constructor(network: Network = INTERNET, timeout = TIMEOUT_MS) {
    this.#timeout = timeout
    this.#http = new GuardedFetch(network)
  }

  /** Fetches the file, which may be anything. Throws `FetchFailure`. */
  async fetch(address: string): Promise<Buffer> {
    const { bytes, isComplete, url } = await this.#http.get(
      address,
      PICTURE,
      AbortSignal.timeout(this.#timeout),
    )
    if (!isComplete) throw new FetchFailure('too_large', 'the picture is too large')
    await refuseBlocked(url)
    return bytes
  }
}
