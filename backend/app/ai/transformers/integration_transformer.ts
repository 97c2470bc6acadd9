import type { AiIntegration, AiIntegrationList } from '#contract/ai/data/ai'
import type { Role } from '#contract/organizations/rules/role'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import { may } from '#contract/organizations/rules/abilities'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import { allDefaults } from '#ai/rules/providers'

/** An integration, for a member. `first` is the default provider. */
function toIntegration(row: AiIntegrationRow, first: string | undefined, role: Role): AiIntegration {
  return {
    id: row.id,
    provider: row.provider,
    isActive: Boolean(row.is_active),
    isFirst: row.id === first,
    keyHint: may(role, 'manageIntegrations') ? row.key_hint : null,
    model: row.model,
    baseUrl: row.base_url,
    lastFailure: row.last_failure,
    checkedAt: isoOrNull(row.checked_at),
    createdAt: instantToIso(row.created_at),
  }
}

/** The integrations of an organization, as `listIntegrations` orders them. */
export function toIntegrationList(rows: AiIntegrationRow[], role: Role): AiIntegrationList {
  const first = rows.find((row) => Boolean(row.is_active))?.id
  return {
    integrations: rows.map((row) => toIntegration(row, first, role)),
    providers: allDefaults(),
    can: { manage: may(role, 'manageIntegrations') },
  }
}
