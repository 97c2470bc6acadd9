import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/transactions/transaction'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { tokenFormat } from '#identity/public'
import { reader } from '#core/database/sql/reader'

/** How long a token that was replaced still works, so that the new one can be entered in the directory. */
const REPLACED_TTL_MS = 86_400_000
/** `last_used_at` is updated at most once a minute, so that reads rarely write. */
const LAST_USED_INTERVAL_MS = 60_000
const HINT_LENGTH = 4

export interface ScimTokenRow {
  id: string
  hint: string
  created_by: string | null
  created_at: string
  last_used_at: string | null
  expires_at: string | null
}

/** Inserts a token and returns it. The current one ends a day later, and one that was replaced earlier now. */
export async function insertToken(trx: TransactionClientContract, createdBy: string): Promise<string> {
  const token = tokenFormat.makeToken('scim')
  const at = now()
  await trx.from('scim_tokens').whereNotNull('expires_at').delete()
  await trx.from('scim_tokens').update({ expires_at: toInstant(new Date(at.getTime() + REPLACED_TTL_MS)) })
  await trx.table('scim_tokens').insert({
    id: newId(),
    hash: tokenFormat.hashOfToken(token),
    hint: token.slice(-HINT_LENGTH),
    created_by: createdBy,
    created_at: toInstant(at),
  })
  return token
}

/** Revokes a token; returns its hint, or null if there is none. */
export async function deleteToken(trx: TransactionClientContract, id: string): Promise<string | null> {
  const row: { hint: string } | null = await trx
    .from('scim_tokens')
    .where('id', id)
    .forUpdate()
    .select('hint')
    .first()
  if (row === null) return null
  await trx.from('scim_tokens').where('id', id).delete()
  return row.hint
}

/** The row of a valid token; null for any other text. */
export async function findToken(token: string): Promise<ScimTokenRow | null> {
  if (tokenFormat.kindOfToken(token) !== 'scim') return null
  const [row] = await reader().rows<ScimTokenRow>(
    'select * from scim_tokens where hash = ? and (expires_at is null or expires_at > ?)',
    [tokenFormat.hashOfToken(token), toInstant(now())],
  )
  return row ?? null
}

/** Records that a token was used. */
export async function markTokenUsed({ id, last_used_at: usedAt }: ScimTokenRow): Promise<void> {
  const at = now()
  const recently = toInstant(new Date(at.getTime() - LAST_USED_INTERVAL_MS))
  if (usedAt !== null && usedAt > recently) return
  await inTransaction((trx) =>
    trx
      .from('scim_tokens')
      .where('id', id)
      .update({ last_used_at: toInstant(at) }),
  )
}
