import { FetchFailure } from '#previews/queries/fetching/fetch_failure'
import { GuardedFetch } from '#previews/queries/fetching/guarded_fetch'
import { PICTURE } from '#previews/queries/fetching/media_type'
import { refuseBlocked } from '#previews/queries/fetching/refuse_blocked'
import { INTERNET, type Network } from '#core/network/network'

/** For everything: DNS, redirects, the whole file. */
const TIMEOUT_MS = 5_000

/** Fetches the pictures of pages. */
export class PictureSource {
  readonly #timeout: number
  readonly #http: GuardedFetch

  constructor(network: Network = INTERNET, timeout = TIMEOUT_MS) {
    this.#timeout = timeout
    this.#http = new GuardedFetch(network)
  }

  /** The file, which may be anything. Throws `FetchFailure`. */
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
