import env from '#start/env'
import { INTERNET, type Network } from '#core/network/network'
import { publicAddresses } from '#core/network/public_addresses'
import { aiAddressRefused } from '#ai/errors'
import { parseBaseUrl } from '#ai/rules/base_url'

const TIMEOUT_MS = 5_000

/** The addresses that providers may have. Tests replace it by an instance with another network. */
export class ProviderAddresses {
  readonly #network: Network

  constructor(network: Network = INTERNET) {
    this.#network = network
  }

  /**
   * Normalizes a base URL for storage. Throws AI_ADDRESS_REFUSED unless it is public, which is checked again on each
   * use, or allowed by the operator.
   */
  async accept(baseUrl: string): Promise<string> {
    const parsed = parseBaseUrl(baseUrl, env.ai)
    if (!parsed) throw aiAddressRefused()
    if (!parsed.isAllowed) await this.#requirePublic(new URL(parsed.href).hostname)
    return parsed.href
  }

  async #requirePublic(host: string): Promise<void> {
    try {
      await publicAddresses(this.#network, host, AbortSignal.timeout(TIMEOUT_MS))
    } catch {
      throw aiAddressRefused()
    }
  }
}
