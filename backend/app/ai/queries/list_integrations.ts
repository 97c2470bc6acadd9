import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AiOverview } from '#contract/organizations/data/settings_overview'
import type { AiProvider } from '#contract/ai/rules/ai'
import { aiProviderNotFound } from '#ai/errors'
import type { AiIntegrationRow } from '#ai/models/ai_integration'

/** The integrations of an organization, the active ones first and in the order of their use. */
export function listIntegrations(
  organizationId: string,
  client: QueryClientContract = db.connection(),
): Promise<AiIntegrationRow[]> {
  return client
    .from('ai_integrations')
    .where('organization_id', organizationId)
    .orderBy([{ column: 'is_active', order: 'desc' }, { column: 'position' }, { column: 'id' }])
}

/** An integration of an organization. Throws AI_PROVIDER_NOT_FOUND. */
export async function requireIntegration(
  organizationId: string,
  provider: AiProvider,
  client: QueryClientContract = db.connection(),
): Promise<AiIntegrationRow> {
  const row: AiIntegrationRow | null = await client
    .from('ai_integrations')
    .where({ organization_id: organizationId, provider })
    .first()
  if (row === null) throw aiProviderNotFound()
  return row
}

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

/** How the providers of an organization stand. */
export async function aiOverview(organizationId: string): Promise<AiOverview> {
  const rows = await listIntegrations(organizationId)
  const active = rows.filter((row) => Boolean(row.is_active))
  return {
    providers: rows.length,
    active: active.length,
    failing: active.filter((row) => row.last_failure !== null).map(({ provider }) => provider),
  }
}
