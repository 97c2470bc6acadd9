import { API_SCOPES, ORGANIZATION_SCOPES, type ApiScope } from '#contract/identity/rules/api_scope'
import { inTransaction } from '#core/database/transactions/transaction'
import { insertToken } from '#identity/api_tokens/repositories/api_tokens'
import type { TokenOwner } from '#identity/api_tokens/rules/token_owner'

interface Options {
  scopes?: readonly ApiScope[]
  name?: string
  days?: number
}

/** An API token with its id, by default for thirty days and with all scopes. */
export async function makeToken(owner: TokenOwner, { name = 'Calendar', days = 30, scopes }: Options = {}) {
  const all = 'userId' in owner ? API_SCOPES : ORGANIZATION_SCOPES
  const { token, row } = await inTransaction((trx) =>
    insertToken(trx, { owner, name, days, scopes: scopes ?? all }),
  )
  return { token, id: row.id }
}
