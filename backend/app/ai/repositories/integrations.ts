import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import type { AiIntegrationRow } from '#ai/models/ai_integration'

type Columns = Omit<AiIntegrationRow, 'id' | 'created_at' | 'last_failure'>

/** Adds an integration. The organization's row has to be locked. */
export async function insertIntegration(trx: TransactionClientContract, columns: Columns): Promise<void> {
  const at = toInstant(now())
  await trx.table('ai_integrations').insert({ ...columns, id: newId(), created_at: at, updated_at: at })
}

/** Changes an integration. The organization's row has to be locked. */
export async function updateIntegration(
  trx: TransactionClientContract,
  id: string,
  columns: Partial<AiIntegrationRow>,
): Promise<void> {
  await trx
    .from('ai_integrations')
    .where('id', id)
    .update({ ...columns, updated_at: toInstant(now()) })
}

/** Deletes the keys of an organization, or only its key for one provider. The organization's row has to be locked. */
export async function deleteIntegrations(
  trx: TransactionClientContract,
  organizationId: string,
  provider?: AiIntegrationRow['provider'],
): Promise<void> {
  await trx
    .from('ai_integrations')
    .where({ organization_id: organizationId, ...(provider && { provider }) })
    .delete()
}
