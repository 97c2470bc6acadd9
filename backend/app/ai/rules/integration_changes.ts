import type { EditAiIntegrationRequest } from '#contract/ai/data/ai'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import type { auditedFields } from './audited_fields.js'
import { keyHint, sealKey } from './sealed_key.js'

type Fields = Parameters<typeof auditedFields>[0]

interface IntegrationChanges {
  /** The columns that differ. */
  columns: Partial<AiIntegrationRow>
  before: Fields
  after: Fields
}

/** A new key, model or address has not been tested yet. */
const UNTRIED = { last_failure: null, checked_at: null } as const

/** What a request changes of an integration. The organization's integrations are given in the order of their use. */
export function integrationChanges(
  row: AiIntegrationRow,
  rows: readonly AiIntegrationRow[],
  { apiKey, model, baseUrl, isActive, isFirst }: EditAiIntegrationRequest,
): IntegrationChanges {
  const changes: IntegrationChanges = { columns: {}, before: {}, after: {} }
  const change = (columns: IntegrationChanges['columns'], before: Fields, after: Fields) => {
    Object.assign(changes.columns, columns)
    Object.assign(changes.before, before)
    Object.assign(changes.after, after)
  }
  if (apiKey !== undefined) {
    const api_key = sealKey(row.organization_id, row.provider, apiKey)
    const columns = { api_key, key_hint: keyHint(apiKey), ...UNTRIED }
    change(columns, { key: row.key_hint }, { key: columns.key_hint })
  }
  if (model !== undefined && model !== row.model)
    change({ model, ...UNTRIED }, { model: row.model }, { model })
  if (baseUrl !== undefined && baseUrl !== row.base_url)
    change({ base_url: baseUrl, ...UNTRIED }, { baseUrl: row.base_url }, { baseUrl })
  if (isActive !== undefined && isActive !== Boolean(row.is_active))
    change({ is_active: isActive }, { isActive: !isActive }, { isActive })
  const lowest = Math.min(...rows.map(({ position }) => position))
  if (isFirst && row.position !== lowest)
    change({ position: lowest - 1 }, { isFirst: false }, { isFirst: true })
  return changes
}
