import db from '@adonisjs/lucid/services/db'
import { personJoin } from '#identity/users/queries/user_joins'
import { ownerColumns, type TokenOwner } from '#identity/api_tokens/rules/token_owner'

/** A row of a token, without its hash. */
export interface ApiTokenRow {
  id: string
  name: string
  /** JSON. */
  scopes: string
  created_at: string
  last_used_at: string | null
  expires_at: string
}

/** A token with who made it; null for an account that is deleted, and for the token of a person. */
export interface MadeByRow extends ApiTokenRow {
  maker_id: string | null
  maker_name: string | null
}

const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'last_used_at', 'expires_at']

/** The tokens of a person or an organization, newest first; at most `TOKENS_MAX`. */
export function listTokens(owner: TokenOwner): Promise<MadeByRow[]> {
  return db
    .from('api_tokens')
    .joinRaw(personJoin('api_tokens.created_by'))
    .where(ownerColumns(owner))
    .orderBy('api_tokens.created_at', 'desc')
    .orderBy('api_tokens.id', 'desc')
    .select(COLUMNS.map((column) => `api_tokens.${column}`))
    .select('users.id as maker_id', 'users.name as maker_name')
}
