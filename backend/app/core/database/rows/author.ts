/** Who writes: a user, or a token of an organization; `userId` is then the id of the organization. */
export interface Author {
  userId: string
  apiToken?: TokenAuthor
}

export interface TokenAuthor {
  id: string
  name: string
}

/** The author of what the user of a request writes. */
export function authorOf({ id: userId, apiToken }: { id: string; apiToken?: TokenAuthor }): Author {
  return apiToken === undefined ? { userId } : { userId, apiToken }
}

/** The columns that name an author. What a token writes has no user, and keeps the name of the token. */
export function authorColumns({ userId, apiToken }: Author) {
  if (apiToken === undefined) return { userId, apiTokenId: null, apiTokenName: null }
  return { userId: null, apiTokenId: apiToken.id, apiTokenName: apiToken.name }
}

interface AuthorRow {
  user_id: string | null
  api_token_id: string | null
  api_token_name: string | null
  /** Of the joined user. */
  author_name: string | null
  author_avatar_path: string | null
}

/** An author by name: a user, or a token by the name that it had. */
export interface NamedAuthor {
  id: string
  name: string
  avatarPath: string | null
  isToken?: true
}

/** The author of a row; null when their account is gone. */
export function readAuthor(row: AuthorRow): NamedAuthor | null {
  const { api_token_id: id, api_token_name: name } = row
  if (row.author_name !== null)
    return { id: row.user_id!, name: row.author_name, avatarPath: row.author_avatar_path ?? null }
  return id === null || name === null ? null : { id, name, avatarPath: null, isToken: true }
}
