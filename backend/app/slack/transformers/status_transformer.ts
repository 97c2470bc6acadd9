import env from '#start/env'
import type { SlackStatus, SlackSync } from '#contract/slack/data/slack'
import type { Role } from '#contract/organizations/rules/role'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import { may } from '#contract/organizations/rules/abilities'
import type { StatusRow } from '#slack/queries/find_status'
import { missingScopes, requestedScopes } from '#slack/rules/scopes'

const NO_SYNC: SlackSync = { state: 'never', total: 0, processed: 0, errors: 0, syncedAt: null }

/** The state of the connection, for a member. */
export function toStatus(row: StatusRow | null, role: Role): SlackStatus {
  const byId = row?.connected_by ?? null
  return {
    connected: row !== null,
    teamName: row?.team_name ?? null,
    isConfigured: env.slack.clientId !== undefined,
    connectedBy: byId === null ? null : { id: byId, name: row?.connected_by_name ?? '' },
    connectedAt: row === null ? null : instantToIso(row.connected_at),
    scopes: requestedScopes(),
    missingScopes: row === null ? [] : missingScopes(row.scopes),
    sync: row === null ? NO_SYNC : syncOf(row),
    can: {
      manage: may(role, 'manageIntegrations'),
      share: may(role, 'shareToChannel'),
      messageAll: may(role, 'messageAll'),
    },
  }
}

function syncOf(row: StatusRow): SlackSync {
  return {
    state: row.sync_state,
    total: row.sync_total,
    processed: row.sync_processed,
    errors: row.sync_errors,
    syncedAt: isoOrNull(row.synced_at),
  }
}
