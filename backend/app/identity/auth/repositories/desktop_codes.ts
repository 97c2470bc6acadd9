import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { randomBytes } from 'node:crypto'
import type { SignInMethod } from '#contract/identity/data/session'
import { DESKTOP_CODE_TTL_MS } from '#contract/core/rules/desktop'
import { now } from '#core/runtime/clock'
import { deleteExpired } from '#core/database/rows/delete_expired'
import { toInstant } from '#core/database/rows/instant'
import { sha256 } from '#core/runtime/hashing/sha256'
import { newId } from '#core/runtime/ids'

/** The user and the desktop client of a code. */
export interface DesktopRequest {
  userId: string
  /** The session in the browser; the code ends with it. */
  sessionId: string
  challenge: string
  device: string
}

/** The content of a redeemed code. */
export interface RedeemedDesktopCode {
  userId: string
  challenge: string
  device: string
  /** The sign-in method of the session in the browser. */
  method: SignInMethod
  providerSession: string | null
}

const TABLE = 'desktop_codes'
const CODE_BYTES = 32

/** Issues a code of 256 random bits, stored as a hash. It replaces an older one for the same challenge. */
export async function issueDesktopCode(
  trx: TransactionClientContract,
  request: DesktopRequest,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const at = now()
  const expiresAt = new Date(at.getTime() + DESKTOP_CODE_TTL_MS)
  const row = {
    id: newId(),
    user_id: request.userId,
    session_id: request.sessionId,
    hash: sha256.hex(code),
    challenge: request.challenge,
    device: request.device,
    created_at: toInstant(at),
    expires_at: toInstant(expiresAt),
  }
  await trx.knexQuery().insert(row).into(TABLE).onConflict(['user_id', 'challenge']).merge()
  return { code, expiresAt }
}

/** Redeems a code. Of simultaneous calls only one succeeds; null for unknown, used and expired codes. */
export async function redeemDesktopCode(
  trx: TransactionClientContract,
  code: string,
): Promise<RedeemedDesktopCode | null> {
  const row = await trx
    .from(TABLE)
    .join('access_tokens', 'access_tokens.id', `${TABLE}.session_id`)
    .where(`${TABLE}.hash`, sha256.hex(code))
    .where(`${TABLE}.expires_at`, '>', toInstant(now()))
    .select(
      `${TABLE}.id`,
      `${TABLE}.user_id`,
      `${TABLE}.challenge`,
      `${TABLE}.device`,
      'access_tokens.method',
      'access_tokens.provider_session',
    )
    .first()
  if (!row) return null
  const deleted = Number(await trx.from(TABLE).where('id', row.id).delete())
  if (deleted !== 1) return null
  const { user_id: userId, provider_session: providerSession, challenge, device, method } = row
  return { userId, challenge, device, method, providerSession }
}

/** Deletes the codes of a user. */
export async function deleteDesktopCodes(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).delete()
}

/** Deletes desktop codes that were not exchanged in time. */
export const deleteExpiredDesktopCodes = () => deleteExpired(TABLE)
