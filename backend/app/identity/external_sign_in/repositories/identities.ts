import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ExternalProvider } from '#contract/identity/data/session'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'

/** A user's account at a provider. The subject never changes, unlike the email address. */
export interface Identity {
  provider: ExternalProvider
  subject: string
}

/** The id of the user an identity belongs to; null for a new identity. */
export async function findIdentityUserId(
  trx: TransactionClientContract,
  { provider, subject }: Identity,
): Promise<string | null> {
  const row = await trx.from('identities').where({ provider, subject }).first()
  return row?.user_id ?? null
}

/** Links an identity to a user. A unique index allows one user per identity. */
export async function insertIdentity(
  trx: TransactionClientContract,
  { provider, subject, userId, email }: Identity & { userId: string; email: string | null },
): Promise<void> {
  const row = { id: newId(), user_id: userId, provider, subject, email }
  await trx.table('identities').insert({ ...row, created_at: toInstant(now()) })
}

/** The identities of a user. */
export function identitiesOf(
  trx: TransactionClientContract,
  userId: string,
): Promise<{ id: string; provider: ExternalProvider; email: string | null }[]> {
  return trx.from('identities').where('user_id', userId).select('id', 'provider', 'email')
}

/** Deletes one identity. */
export async function deleteIdentity(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('identities').where('id', id).delete()
}

/** Deletes the identities at a provider. */
export async function deleteIdentitiesAt(
  trx: TransactionClientContract,
  provider: ExternalProvider,
): Promise<void> {
  await trx.from('identities').where('provider', provider).delete()
}

/** Deletes the identities of a user. */
export async function deleteIdentities(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('identities').where('user_id', userId).delete()
}
