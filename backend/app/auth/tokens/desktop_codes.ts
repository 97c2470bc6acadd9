import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { createHash, randomBytes } from 'node:crypto'
import type { SignInWay } from '#contract/data/session'
import { DESKTOP_CODE_FOR } from '#contract/rules/desktop'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

/** Who asks for a code, and for which client of theirs. */
export interface DesktopRequest {
  userId: string
  /** The session in the browser. */
  sessionId: string
  challenge: string
  device: string
}

/** A code that has been used, once and for ever. */
export interface SpentDesktopCode {
  userId: string
  challenge: string
  device: string
  /** How the session in the browser began. */
  way: SignInWay
}

const TABLE = 'desktop_codes'
const CODE_BYTES = 32
const digest = (code: string) => createHash('sha256').update(code).digest('hex')

/** Issues a code of 256 random bits, of which only the hash is kept. It takes the place of an older one for the same challenge. */
export async function issueDesktopCode(
  trx: TransactionClientContract,
  request: DesktopRequest,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const at = now()
  const expiresAt = new Date(at.getTime() + DESKTOP_CODE_FOR)
  const row = {
    id: newId(),
    user_id: request.userId,
    session_id: request.sessionId,
    hash: digest(code),
    challenge: request.challenge,
    device: request.device,
    created_at: toInstant(at),
    expires_at: toInstant(expiresAt),
  }
  await trx.knexQuery().insert(row).into(TABLE).onConflict(['user_id', 'challenge']).merge()
  return { code, expiresAt }
}

/** Uses a code. Of any number who try at once exactly one gets it; unknown, used and ended ones are null. */
export async function spendDesktopCode(
  trx: TransactionClientContract,
  code: string,
): Promise<SpentDesktopCode | null> {
  const row = await trx
    .from(TABLE)
    .join('access_tokens', 'access_tokens.id', `${TABLE}.session_id`)
    .where(`${TABLE}.hash`, digest(code))
    .where(`${TABLE}.expires_at`, '>', toInstant(now()))
    .select(`${TABLE}.id`, `${TABLE}.user_id`, `${TABLE}.challenge`, `${TABLE}.device`, 'access_tokens.way')
    .first()
  if (!row) return null
  const taken = Number(await trx.from(TABLE).where('id', row.id).delete())
  return taken === 1
    ? { userId: row.user_id, challenge: row.challenge, device: row.device, way: row.way }
    : null
}

/** Ends the codes of a person. */
export async function endDesktopCodes(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).delete()
}
