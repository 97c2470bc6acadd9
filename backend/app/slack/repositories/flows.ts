import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { deleteExpired } from '#core/database/rows/delete_expired'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { sha256 } from '#core/runtime/hashing/sha256'
import { rawRows } from '#core/database/sql/results'

const BYTES = 32
/** The lifetime of a flow. */
export const FLOW_SECONDS = 600

/** The user and the organization of a flow. */
export interface SlackFlow {
  organizationId: string
  userId: string
}

/** Stores a flow and returns its state. The database contains only its hash. */
export async function insertFlow(
  trx: TransactionClientContract,
  { organizationId, userId }: SlackFlow,
): Promise<string> {
  const state = randomBytes(BYTES).toString('base64url')
  await trx.table('slack_flows').insert({
    state_hash: sha256.hex(state),
    organization_id: organizationId,
    user_id: userId,
    expires_at: toInstant(new Date(now().getTime() + FLOW_SECONDS * 1_000)),
  })
  return state
}

/** Redeems a state; null for an unknown, expired or used one. Of any number of attempts, only one succeeds. */
export async function redeemFlow(trx: TransactionClientContract, state: string): Promise<SlackFlow | null> {
  const rows = await rawRows<{ organization_id: string; user_id: string; expires_at: string }>(
    trx,
    'delete from slack_flows where state_hash = ? returning organization_id, user_id, expires_at',
    [sha256.hex(state)],
  )
  const [row] = rows
  if (row === undefined || fromInstant(row.expires_at) <= now()) return null
  return { organizationId: row.organization_id, userId: row.user_id }
}

/** Deletes OAuth flows that were not finished in time. */
export const deleteExpiredSlackFlows = () => deleteExpired('slack_flows')
