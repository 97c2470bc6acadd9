import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ErrorCode } from '#contract/error_code'
import type { AppError } from '#core/http/errors/app_error'

/** An action of a user on some targets. */
export interface TargetedAction<Input> {
  userId: string
  ids: readonly string[]
  input: Input
}

/** Why a user may not act on some targets, by their ids. */
export type Refusals = ReadonlyMap<string, ErrorCode>

/** A kind of action that is carried out once it can no longer be undone. */
export interface PendingKind<Input = unknown> {
  /** Unique; stored with the action. */
  name: string
  /** Identifies a target among those of every kind; by default its id, which then has to be a unique one. */
  targetOf?: (id: string, input: Input) => string
  /**
   * Locks what the action changes and returns the targets that are refused. Called in the transaction of the request, and
   * again in that of the job: rights may have ended in between.
   */
  judge: (trx: TransactionClientContract, action: TargetedAction<Input>) => Promise<Refusals>
  /** The error for a single target that is refused; by default one with only its code. */
  refusal?: (trx: TransactionClientContract, id: string, error: ErrorCode) => Promise<AppError>
  /** Carries the action out on targets that are not refused, in the transaction of `judge`. */
  carryOut: (trx: TransactionClientContract, action: TargetedAction<Input>) => Promise<void>
}

const kinds = new Map<string, PendingKind>()

/** Makes a kind known to the job. `start/pending_actions.ts` adds them when the application starts. */
export function addPendingKind<Input>(kind: PendingKind<Input>): void {
  kinds.set(kind.name, kind as PendingKind)
}

/** The kind with this name. */
export function pendingKind(name: string): PendingKind {
  const kind = kinds.get(name)
  if (kind === undefined) throw new Error(`There is no kind of pending action named ${name}`)
  return kind
}

/** The targets that are not refused. */
export const allowed = (ids: readonly string[], refusals: Refusals): string[] =>
  ids.filter((id) => !refusals.has(id))

/** Judges each target; null where the user may act. */
export function refusalsOf(ids: readonly string[], judge: (id: string) => ErrorCode | null): Refusals {
  const refusals = new Map<string, ErrorCode>()
  for (const id of ids) {
    const error = judge(id)
    if (error !== null) refusals.set(id, error)
  }
  return refusals
}
