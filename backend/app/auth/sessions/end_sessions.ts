import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endDesktopCodes } from '#auth/tokens/desktop_codes'

interface Spared {
  /** The session that goes on. */
  except?: string
}

/** Ends the sessions of a person, and the codes that would open another. Returns how many sessions. */
export async function endSessions(
  userId: string,
  { except }: Spared,
  trx: TransactionClientContract,
): Promise<number> {
  // The codes first: whoever is exchanging one has opened a session that can be seen, or comes too late.
  await endDesktopCodes(trx, userId)
  const sessions = trx.from('access_tokens').where('user_id', userId)
  if (except !== undefined) void sessions.whereNot('id', except)
  return Number(await sessions.delete())
}
