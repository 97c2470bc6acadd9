import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AiIntegrationRow } from '#ai/models/ai_integration'

/** The active providers of an organization, the default first. */
export function activeIntegrations(
  organizationId: string,
  client: QueryClientContract = db.connection(),
): Promise<AiIntegrationRow[]> {
  return client
    .from('ai_integrations')
    .where({ organization_id: organizationId, is_active: true })
    .orderBy('position')
}
