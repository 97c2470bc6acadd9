import { createLocalJWKSet, errors, type CryptoKey, type JSONWebKeySet, type JWSHeaderParameters } from 'jose'
import { now } from '#core/runtime/clock'
import type { ProviderFetch } from '#identity/openid/gateways/provider_fetch'

/** A key that the provider has withdrawn is accepted for so long. */
const KEPT_MS = 600_000
/** An unknown key is looked for once in this time, however many tokens name one. */
const REFETCH_MS = 30_000

type KeySet = ReturnType<typeof createLocalJWKSet>

/** The keys with which a provider signs. */
export class SigningKeys {
  readonly #url: string
  #keys: KeySet | null = null
  #fetchedAt = 0
  #searchedAt = 0

  constructor(url: string) {
    this.#url = url
  }

  /** Finds the key of a token. A key that is not known yet may be new, so the keys are then fetched again. */
  async find(fetch: ProviderFetch, header: JWSHeaderParameters): Promise<CryptoKey> {
    const isFresh = this.#keys !== null && now().getTime() - this.#fetchedAt < KEPT_MS
    const keys = isFresh ? this.#keys! : await this.#load(fetch)
    try {
      return await keys(header)
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey
      if (!isUnknown || now().getTime() - this.#searchedAt < REFETCH_MS) throw error
      this.#searchedAt = now().getTime()
      return (await this.#load(fetch))(header)
    }
  }

  async #load(fetch: ProviderFetch): Promise<KeySet> {
    const answer = await fetch(this.#url, { headers: { accept: 'application/json' } })
    if (answer.status !== 200) throw new Error(`the keys were answered with status ${answer.status}`)
    this.#fetchedAt = now().getTime()
    this.#keys = createLocalJWKSet((await answer.json()) as JSONWebKeySet)
    return this.#keys
  }
}
