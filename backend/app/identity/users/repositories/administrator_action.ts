import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/http/errors/app_error'
import type { PendingKind } from '#core/jobs/pending/pending_kinds'
import { isAdministrator } from '#identity/users/repositories/administrators'

interface AdministratorAction<Input> {
  /** Unique; stored with the action. */
  name: string
  /** Locks what the action changes, and throws the error with which it is refused. */
  check: (trx: TransactionClientContract, id: string, input: Input) => Promise<unknown>
  /** Does it, in the transaction of `check`. */
  carryOut: (
    trx: TransactionClientContract,
    action: { id: string; actorId: string; input: Input },
  ) => Promise<unknown>
}

/** A kind of action that only administrators of the installation take, each on one target, and can undo. */
export const administratorAction = <Input>({
  name,
  check,
  carryOut,
}: AdministratorAction<Input>): PendingKind<Input> => ({
  name,
  async judge(trx, { userId, ids: [id], input }) {
    if (!(await isAdministrator(trx, userId))) throw new AppError('FORBIDDEN')
    await check(trx, id!, input)
    return new Map()
  },
  async carryOut(trx, { userId: actorId, ids: [id], input }) {
    await carryOut(trx, { id: id!, actorId, input })
  },
})
