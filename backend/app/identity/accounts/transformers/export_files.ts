import { forSelf } from '#identity/users/transformers/user_transformer'
import type User from '#identity/users/models/user'
import { forOwner } from '#identity/auth/transformers/session_transformer'
import { listSessions } from '#identity/auth/queries/running_sessions'
import { instantToIso } from '#core/database/rows/instant'
import { listTokens } from '#identity/api_tokens/queries/list_tokens'
import { forTokenOwner } from '#identity/api_tokens/transformers/token_transformer'
import { listIdentities } from '#identity/external_sign_in/queries/list_identities'
import { jsonFile } from '#core/files/export/exported_files'
import { accountParts } from '#identity/accounts/repositories/account_parts'
import type { ArchiveFile } from '#core/files/export/zip_stream'

/** The files of an account export, read lazily one after the other. */
export function exportFiles(user: User, sessionId: string): ArchiveFile[] {
  return [
    jsonFile('profile', () => profileOf(user)),
    ...accountParts().flatMap(({ files }) => files?.(user.id) ?? []),
    jsonFile('sessions', () => sessionsOf(user, sessionId)),
    jsonFile('api-tokens', async () => (await listTokens({ userId: user.id })).map(forTokenOwner)),
  ]
}

async function profileOf(user: User) {
  const identities = await listIdentities(user.id)
  return {
    ...forSelf(user),
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    identities: identities.map(({ provider, email, created_at }) => ({
      provider,
      email,
      createdAt: instantToIso(created_at),
    })),
  }
}

async function sessionsOf(user: User, sessionId: string) {
  const sessions = await listSessions(user.id)
  return sessions.map((session) => forOwner(session, sessionId))
}
