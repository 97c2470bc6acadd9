import type { AiOverview } from '#contract/organizations/data/settings_overview'
import { listIntegrations } from '#ai/queries/list_integrations'

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
