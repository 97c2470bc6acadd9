import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

interface Spared {
  /** The session that goes on. */
  except?: string
}

/** Ends the sessions of a person, in the transaction of the caller when there is one. Returns how many. */
export async function endSessions(
  userId: string,
  { except }: Spared = {},
  client: TransactionClientContract | typeof db = db,
): Promise<number> {
  const sessions = client.from('access_tokens').where('user_id', userId)
  if (except !== undefined) void sessions.whereNot('id', except)
  return Number(await sessions.delete())
}
