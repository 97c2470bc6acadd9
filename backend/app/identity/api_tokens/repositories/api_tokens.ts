import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TOKENS_MAX, type ApiScope } from '#contract/identity/rules/api_scope'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { deleteExpired } from '#core/database/rows/delete_expired'
import { toInstant } from '#core/database/rows/instant'
import { hasUpdated } from '#core/database/sql/results'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { inTransaction } from '#core/database/transactions/transaction'
import { tokenLimitReached } from '#identity/api_tokens/errors'
import type { ApiTokenRow } from '#identity/api_tokens/queries/list_tokens'
import { ownerColumns, type TokenOwner } from '#identity/api_tokens/rules/token_owner'
import { hashOfToken, makeToken } from '#identity/api_tokens/rules/token_format'

const DAY_MS = 86_400_000
/** How long the screens show that a token has expired. */
const EXPIRED_KEPT_MS = 30 * DAY_MS
/** `last_used_at` is updated at most once a minute, so that reads rarely write. */
const LAST_USED_INTERVAL_MS = 60_000

interface NewToken {
  owner: TokenOwner
  /** Who makes a token of an organization. */
  createdBy?: string
  name: string
  scopes: readonly ApiScope[]
  days: number
}

/** A token that was just made, the only time that it can be read, with its row. */
export interface MadeToken {
  token: string
  row: ApiTokenRow
}

/** Makes a token. Only its hash is stored. TOKEN_LIMIT_REACHED. */
export async function insertToken(
  trx: TransactionClientContract,
  { owner, createdBy, name, scopes, days }: NewToken,
): Promise<MadeToken> {
  const columns = ownerColumns(owner)
  // Two simultaneous requests could otherwise exceed the limit together.
  await lockByName(trx, `API tokens of ${Object.values(columns).join()}`)
  const counted = await trx.from('api_tokens').where(columns).count('* as total').firstOrFail()
  if (Number(counted.total) >= TOKENS_MAX) throw tokenLimitReached()
  const token = makeToken('userId' in owner ? 'pat' : 'org')
  const at = now()
  const row = {
    id: newId(),
    name,
    scopes: JSON.stringify([...new Set(scopes)]),
    created_at: toInstant(at),
    last_used_at: null,
    expires_at: toInstant(new Date(at.getTime() + days * DAY_MS)),
  }
  const stored = { ...row, ...columns, created_by: createdBy ?? null, hash: hashOfToken(token) }
  await trx.table('api_tokens').insert(stored)
  return { token, row }
}

/** Revokes a token. Its name; null when this owner has no such token. */
export async function deleteToken(
  trx: TransactionClientContract,
  owner: TokenOwner,
  id: string,
): Promise<string | null> {
  const tokens = trx.from('api_tokens').where({ ...ownerColumns(owner), id })
  const found: { name: string } | null = await tokens.clone().select('name').first()
  return found !== null && (await hasUpdated(tokens.delete())) ? found.name : null
}

/** Revokes all tokens of a person or an organization. */
export async function deleteTokensOf(trx: TransactionClientContract, owner: TokenOwner): Promise<void> {
  await trx.from('api_tokens').where(ownerColumns(owner)).delete()
}

/** Notes that a token is in use. */
export async function noteUse({ identifier, lastUsedAt }: AccessToken): Promise<void> {
  const at = now()
  if (lastUsedAt !== null && at.getTime() - lastUsedAt.getTime() < LAST_USED_INTERVAL_MS) return
  await inTransaction(async (trx) => {
    await trx
      .from('api_tokens')
      .where({ id: String(identifier) })
      .update({ last_used_at: toInstant(at) })
  })
}

/** Deletes the tokens that expired thirty days ago. */
export const deleteExpiredTokens = () => deleteExpired('api_tokens', { keptMs: EXPIRED_KEPT_MS })
