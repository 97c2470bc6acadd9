import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { rawRows } from '#core/database/sql/results'
import { inTransaction } from '#core/database/transactions/transaction'
import { sha256 } from '#core/runtime/hashing/sha256'
import type { SharedLink } from '#slack/rules/shared_text'

/** Slack repeats an event for a day; older signatures are refused because of their time. */
const KEPT_MS = 2 * 24 * 3_600_000

/** The key of an event, the same for every delivery. */
export const eventKey = (teamId: string, eventId: string) => sha256.hex(`event ${teamId} ${eventId}`)

/** The key of a command or an interaction, which Slack sends only once. */
export const signatureKey = (signature: string) => sha256.hex(`signature ${signature}`)

/** Claims a Slack request. Of any number with the same key, on any server, only one returns true. */
export async function claimRequest(trx: TransactionClientContract, key: string): Promise<boolean> {
  const rows = await rawRows(
    trx,
    'insert into slack_requests (key_hash, received_at) values (?, ?) on conflict do nothing returning key_hash',
    [key, toInstant(now())],
  )
  return rows.length > 0
}

/** Stores the link of a command, with its suggestions, until the user has chosen an organization. */
export async function keepLink(
  trx: TransactionClientContract,
  key: string,
  { link, suggestions }: SharedLink,
): Promise<void> {
  const columns = { link, suggestions: JSON.stringify(suggestions) }
  await trx.from('slack_requests').where('key_hash', key).update(columns)
}

/** The stored link with its suggestions; null without one. */
export async function findKeptLink(trx: TransactionClientContract, key: string): Promise<SharedLink | null> {
  const row: { link: string | null; suggestions: string | null } | null = await trx
    .from('slack_requests')
    .where('key_hash', key)
    .select('link', 'suggestions')
    .first()
  if (row === null || row.link === null) return null
  return { link: row.link, suggestions: JSON.parse(row.suggestions ?? '[]') }
}

/** Deletes the keys of Slack requests that would be refused anyway. */
export async function deleteOldSlackRequests(): Promise<void> {
  const before = toInstant(new Date(now().getTime() - KEPT_MS))
  await inTransaction((trx) => trx.from('slack_requests').where('received_at', '<', before).delete())
}
