import { AccessToken } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { isId, newId } from '#core/ids'
import type { Visit } from '#auth/arrival/visit'
import Session, { TOKEN_PREFIX } from './session.js'

const SECRET_LENGTH = 40
const LIFETIME = env.sessionDays * 86_400_000
/** A use is written down at most once a minute: reading must not turn into writing. */
const USE_NOTED_EVERY = 60_000

const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)

/**
 * Opens a session, in the transaction of the caller when there is one. Its token is told here and never again.
 * The person's ended sessions are swept on the way.
 */
export async function openSession(
  userId: string,
  { device, ...visit }: Visit,
  client?: TransactionClientContract,
): Promise<AccessToken> {
  const { secret, hash } = AccessToken.seed(SECRET_LENGTH)
  const at = now()
  await Session.query({ client }).where('userId', userId).where('expiresAt', '<=', toInstant(at)).delete()
  const moments = { createdAt: at, lastUsedAt: at, expiresAt: later(at, LIFETIME) }
  const session = await Session.create(
    { id: newId(), userId, hash, device: device ?? null, ...visit, ...moments },
    { client },
  )
  return session.toAccessToken(secret)
}

/** The session a token belongs to, unless it has ended. Its use is noted and moves its end. */
export async function findSession(token: Secret<string>): Promise<AccessToken | null> {
  const session = await sessionOf(token)
  const at = now()
  if (!session || session.expiresAt <= at) return null
  if (at.getTime() - session.lastUsedAt.getTime() >= USE_NOTED_EVERY) {
    await session.merge({ lastUsedAt: at, expiresAt: later(at, LIFETIME) }).save()
  }
  return session.toAccessToken()
}

/** Ends the session of a token. */
export async function closeSession(token: Secret<string>): Promise<boolean> {
  const session = await sessionOf(token)
  await session?.delete()
  return session !== null
}

/** The secret is compared before anything is written, so a guess causes no write. */
async function sessionOf(token: Secret<string>): Promise<Session | null> {
  const decoded = AccessToken.decode(TOKEN_PREFIX, token.release())
  if (!decoded || !isId(decoded.identifier)) return null
  const session = await Session.find(decoded.identifier)
  return session?.toAccessToken().verify(decoded.secret) ? session : null
}
