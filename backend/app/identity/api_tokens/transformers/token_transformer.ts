import type { ApiToken, NewApiToken } from '#contract/identity/data/api_token'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import type { ApiTokenRow } from '#identity/api_tokens/queries/list_tokens'
import type { MadeToken } from '#identity/api_tokens/repositories/api_tokens'

/** A token, as its owner sees it: never the token itself. */
export function forTokenOwner(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: JSON.parse(row.scopes),
    createdAt: instantToIso(row.created_at),
    lastUsedAt: isoOrNull(row.last_used_at),
    expiresAt: instantToIso(row.expires_at),
  }
}

/** A new token, the only time it is shown. */
export function forNewToken({ token, row }: MadeToken): NewApiToken {
  return { token, apiToken: forTokenOwner(row) }
}
