import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import { toUser, USER_COLUMNS, userJoin } from '#identity/users/queries/user_joins'
import type User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { fromInstant } from '#core/database/rows/instant'
import { isId } from '#core/runtime/ids'
import { reader } from '#core/database/sql/reader'
import { TOKEN_PREFIX } from '#identity/auth/models/session'

/** An active session, by its token, with its user. */
export interface TokenUser {
  token: AccessToken
  user: User
}

interface Row {
  session_id: string
  session_hash: string
  session_created_at: string
  session_last_used_at: string
  session_expires_at: string
  id: string
}

const SELECT = `
  select access_tokens.id as session_id, access_tokens.hash as session_hash,
    access_tokens.created_at as session_created_at, access_tokens.last_used_at as session_last_used_at,
    access_tokens.expires_at as session_expires_at, ${USER_COLUMNS}
  from access_tokens ${userJoin('access_tokens.user_id')}
  where access_tokens.id = ?`

/** The active session of a token with its user, in one statement. Null without one, and for a closed or disabled account. */
export async function findTokenUser(token: Secret<string>): Promise<TokenUser | null> {
  const decoded = AccessToken.decode(TOKEN_PREFIX, token.release())
  if (!decoded || !isId(decoded.identifier)) return null
  const [row] = await reader().rows<Row>(SELECT, [decoded.identifier])
  if (row === undefined) return null
  const session = tokenOf(row)
  if (!session.verify(decoded.secret) || session.expiresAt! <= now()) return null
  const user = toUser(row)
  // A simultaneous sign-in may open a session after the account was closed or disabled.
  return user.closedAt === null && user.disabledAt === null ? { token: session, user } : null
}

const tokenOf = (row: Row) =>
  new AccessToken({
    identifier: row.session_id,
    tokenableId: row.id,
    type: 'session',
    name: null,
    prefix: TOKEN_PREFIX,
    hash: row.session_hash,
    createdAt: fromInstant(row.session_created_at),
    updatedAt: fromInstant(row.session_last_used_at),
    lastUsedAt: fromInstant(row.session_last_used_at),
    expiresAt: fromInstant(row.session_expires_at),
  })
