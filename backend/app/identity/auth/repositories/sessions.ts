import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import type { SignInContext } from '#identity/auth/rules/sign_in_context'
import SessionOpened from '#identity/auth/events/session_opened'
import type { TokenUser } from '#identity/auth/queries/find_token_user'
import Session from '#identity/auth/models/session'

const SECRET_LENGTH = 40
const DAY_MS = 86_400_000
const TTL_MS = env.sessionDays * DAY_MS
/** The maximum lifetime of a session, however often it is used. */
const LIFETIME_MS = Math.max(env.sessionMaxDays, env.sessionDays) * DAY_MS
/** `last_used_at` is updated at most once a minute, so that reads rarely write. */
const LAST_USED_INTERVAL_MS = 60_000
/** So is `seen_at` of users. */
const SEEN_INTERVAL_MS = 3_600_000

const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)

/** Opens a session. Only the returned object contains the token. Also deletes the user's expired sessions. */
export function openSession(
  userId: string,
  context: SignInContext,
  trx?: TransactionClientContract,
): Promise<AccessToken> {
  if (trx === undefined) return inTransaction((own) => insertSession(own, userId, context))
  return insertSession(trx, userId, context)
}

async function insertSession(
  client: TransactionClientContract,
  userId: string,
  { device, ...context }: SignInContext,
): Promise<AccessToken> {
  const { secret, hash } = AccessToken.seed(SECRET_LENGTH)
  const at = now()
  await Session.query({ client }).where('userId', userId).where('expiresAt', '<=', toInstant(at)).delete()
  // A desktop client inherits the method of a sign-in in the browser, which may be long ago.
  const isAtProvider = context.method !== 'password' && device === undefined
  const moments = {
    createdAt: at,
    lastUsedAt: at,
    expiresAt: later(at, TTL_MS),
    reauthenticatedAt: isAtProvider ? at : null,
  }
  const session = await Session.create(
    { id: newId(), userId, hash, device: device ?? null, providerSession: null, ...context, ...moments },
    { client },
  )
  afterCommit(client, () => SessionOpened.dispatch(userId, context.method, context.address))
  return session.toAccessToken(secret)
}

/** Extends a session in use, up to its maximum, and records that its user is here. */
export async function extendSession({ token, user }: TokenUser): Promise<void> {
  const at = now()
  const [isExtended, isSeen] = [
    at.getTime() - token.lastUsedAt!.getTime() < LAST_USED_INTERVAL_MS,
    user.seenAt !== null && at.getTime() - user.seenAt.getTime() < SEEN_INTERVAL_MS,
  ]
  if (isExtended && isSeen) return
  const expiresAt = Math.min(at.getTime() + TTL_MS, token.createdAt.getTime() + LIFETIME_MS)
  const moments = { last_used_at: toInstant(at), expires_at: toInstant(new Date(expiresAt)) }
  await inTransaction(async (trx) => {
    if (!isExtended)
      await trx
        .from('access_tokens')
        .where({ id: String(token.identifier) })
        .update(moments)
    if (!isSeen)
      await trx
        .from('users')
        .where({ id: user.id })
        .update({ seen_at: toInstant(at) })
  })
}

/** Records that the user of a session has signed in at a provider again. False when the session has ended. */
export async function markReauthenticated(
  client: TransactionClientContract,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const at = toInstant(now())
  const updated = await client
    .from('access_tokens')
    .where({ id: sessionId, user_id: userId })
    .where('expires_at', '>', at)
    .update({ reauthenticated_at: at })
  return Number(updated) === 1
}

/** Ends a session of a user. False when the user has no such session. */
export async function endSession(userId: string, id: string): Promise<boolean> {
  return inTransaction(async (client) => {
    const isEnded = Number(await Session.query({ client }).where({ id, userId }).delete()) === 1
    if (isEnded) await completeAction(client)
    return isEnded
  })
}

/** Deletes the sessions of a user, except one. */
export async function deleteSessions(
  trx: TransactionClientContract,
  userId: string,
  { except }: { except?: string },
): Promise<void> {
  const sessions = trx.from('access_tokens').where('user_id', userId)
  if (except !== undefined) void sessions.whereNot('id', except)
  await sessions.delete()
}
