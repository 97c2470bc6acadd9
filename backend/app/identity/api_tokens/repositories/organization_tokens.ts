import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OrganizationTokenRequest } from '#contract/identity/data/api_token'
import { listTokens } from '#identity/api_tokens/queries/list_tokens'
import { deleteToken, deleteTokensOf, insertToken } from '#identity/api_tokens/repositories/api_tokens'

/** The API tokens of an organization. */
export class OrganizationTokens {
  readonly #owner: { organizationId: string }

  constructor(organizationId: string) {
    this.#owner = { organizationId }
  }

  /** All of them, newest first, with who made each. */
  list() {
    return listTokens(this.#owner)
  }

  /** Makes a token. TOKEN_LIMIT_REACHED. */
  insert(trx: TransactionClientContract, token: OrganizationTokenRequest & { createdBy: string }) {
    return insertToken(trx, { ...token, owner: this.#owner })
  }

  /** Revokes a token. Its name; null when the organization has no such token. */
  delete(trx: TransactionClientContract, id: string) {
    return deleteToken(trx, this.#owner, id)
  }

  /** Revokes all of them. */
  deleteAll(trx: TransactionClientContract) {
    return deleteTokensOf(trx, this.#owner)
  }
}
