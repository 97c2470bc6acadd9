import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { now } from '#core/runtime/clock'
import type { TokenUser } from '#identity/auth/queries/find_token_user'
import { hashOfToken, kindOfToken } from '#identity/api_tokens/rules/token_format'
import User from '#identity/users/models/user'
import { personJoin, toUser, USER_COLUMNS } from '#identity/users/queries/user_joins'

interface Row {
  token_id: string
  token_name: string
  token_hash: string
  token_scopes: string
  token_created_at: string
  token_last_used_at: string | null
  token_expires_at: string
  /** Null for the token of a person. */
  token_organization_id: string | null
  /** Null for the token of an organization, or of a closed account. */
  id: string | null
}

const SELECT = `
  select api_tokens.id as token_id, api_tokens.name as token_name, api_tokens.hash as token_hash,
    api_tokens.scopes as token_scopes, api_tokens.created_at as token_created_at,
    api_tokens.last_used_at as token_last_used_at, api_tokens.expires_at as token_expires_at,
    api_tokens.organization_id as token_organization_id, ${USER_COLUMNS}
  from api_tokens ${personJoin('api_tokens.user_id')}
  where api_tokens.hash = ? and api_tokens.expires_at > ?`

/**
 * An API token that has not expired, with its user, in one statement; none for what is not a token of a person or an
 * organization, or has a wrong checksum. Null for closed and disabled accounts.
 */
export async function findApiToken(secret: Secret<string>): Promise<TokenUser | null> {
  const text = secret.release()
  const kind = kindOfToken(text)
  if (kind !== 'pat' && kind !== 'org') return null
  const [row] = await reader().rows<Row>(SELECT, [hashOfToken(text), toInstant(now())])
  if (row === undefined) return null
  const user = userOf(row)
  return user === null || user.disabledAt !== null ? null : { token: tokenOf(row, user), user }
}

/** The user of a token. An organization acts as a user with its id, who is in no table and a member of it alone. */
function userOf(row: Row): User | null {
  const { token_organization_id: organizationId, token_id: id, token_name: name } = row
  if (organizationId === null) return row.id === null ? null : toUser(row)
  const acting = new User().merge({
    id: organizationId,
    name,
    isAdmin: false,
    closedAt: null,
    disabledAt: null,
  })
  acting.apiToken = { id, name }
  return acting
}

const tokenOf = (row: Row, user: User) =>
  new AccessToken({
    identifier: row.token_id,
    tokenableId: user.id,
    type: 'api',
    name: row.token_name,
    hash: row.token_hash,
    abilities: JSON.parse(row.token_scopes),
    createdAt: fromInstant(row.token_created_at),
    updatedAt: fromInstant(row.token_created_at),
    lastUsedAt: row.token_last_used_at === null ? null : fromInstant(row.token_last_used_at),
    expiresAt: fromInstant(row.token_expires_at),
  })
