import { Job } from '@adonisjs/queue'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ErrorCode } from '#contract/error_code'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import ActionEnded from './action_ended.js'
import { deletePendingAction, lockPendingAction } from './pending_actions.js'
import { allowed, pendingKind } from './pending_kinds.js'

interface Payload {
  id: string
}

/** Carries out an action that was not undone. Its row is deleted in the same transaction, so it happens once. */
export default class RunPendingAction extends Job<Payload> {
  static override options = { name: 'run_pending_action' }

  /** An action that is discarded after its last retry no longer blocks its targets. */
  static async discard(trx: TransactionClientContract, payload: unknown): Promise<void> {
    await trx
      .from('pending_actions')
      .where('id', (payload as Payload).id)
      .delete()
  }

  async execute(): Promise<void> {
    const { id } = this.payload
    try {
      await inTransaction((trx) => carryOut(trx, id))
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const { code } = error
      await inTransaction((trx) => refuse(trx, id, code))
    }
  }
}

async function carryOut(trx: TransactionClientContract, id: string): Promise<void> {
  const action = await lockPendingAction(trx, id)
  if (action === null) return
  const kind = pendingKind(action.kind)
  const refusals = await kind.judge(trx, action)
  const ids = allowed(action.ids, refusals)
  if (ids.length > 0) await kind.carryOut(trx, { ...action, ids })
  await end(trx, { id, userId: action.userId }, [...refusals.values()])
}

/** Ends an action that was refused as a whole. */
async function refuse(trx: TransactionClientContract, id: string, error: ErrorCode): Promise<void> {
  const action = await lockPendingAction(trx, id)
  if (action === null) return
  await end(
    trx,
    { id, userId: action.userId },
    action.ids.map(() => error),
  )
}

async function end(
  trx: TransactionClientContract,
  action: { id: string; userId: string },
  refused: readonly ErrorCode[],
): Promise<void> {
  await deletePendingAction(trx, action)
  afterCommit(trx, () => ActionEnded.dispatch(action.userId, action.id, refused))
}
