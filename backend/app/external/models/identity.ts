import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExternalProvider } from '#contract/data/session'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

/** Who somebody is at a provider: a name there that never changes, unlike an address. */
export interface Identity {
  provider: ExternalProvider
  subject: string
}

/** The account an identity belongs to. */
export async function userIdOf(
  trx: TransactionClientContract,
  { provider, subject }: Identity,
): Promise<string | null> {
  const row = await trx.from('identities').where({ provider, subject }).first()
  return row?.user_id ?? null
}

/** Remembers whose an identity is. The database lets it belong to one account only. */
export async function keepIdentity(
  trx: TransactionClientContract,
  { provider, subject, userId, email }: Identity & { userId: string; email: string },
): Promise<void> {
  const row = { id: newId(), user_id: userId, provider, subject, email }
  await trx.table('identities').insert({ ...row, created_at: toInstant(now()) })
}
