import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { providerNotFound } from '#identity/openid/errors'
import type { OpenIdProviderRow } from '#identity/openid/models/openid_provider'

/** Adds a provider. The unique index on its slug decides between simultaneous ones. */
export async function insertProvider(trx: TransactionClientContract, row: OpenIdProviderRow): Promise<void> {
  await trx.table('openid_providers').insert({ ...row, created_at: toInstant(now()) })
}

/** A provider, locked until the transaction ends. NOT_FOUND if there is none. */
export async function lockProvider(trx: TransactionClientContract, id: string): Promise<OpenIdProviderRow> {
  const row: OpenIdProviderRow | null = await trx.from('openid_providers').where('id', id).forUpdate().first()
  if (!row) throw providerNotFound()
  return row
}

/** Changes a locked provider. */
export async function updateProvider(
  trx: TransactionClientContract,
  id: string,
  columns: Partial<OpenIdProviderRow>,
): Promise<void> {
  await trx.from('openid_providers').where('id', id).update(columns)
}

/** Deletes a locked provider. */
export async function deleteProvider(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('openid_providers').where('id', id).delete()
}
