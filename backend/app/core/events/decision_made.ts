import { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DecisionFields, PlatformAction } from '#contract/moderation/data/platform_log'
import { beforeCommit } from '#core/events/before_commit'

/** A decision of an administrator of the installation, or of a program that one has connected. */
export interface Decision {
  /** Null when that administrator no longer has an account. */
  actorId: string | null
  action: PlatformAction
  /** The id of the object of the decision, which may be deleted later. */
  targetId: string | null
  /** Its name at that time, such as a host or the title of a public post. */
  subject: string
  /** Changed fields. Never content of private posts, passwords or tokens. */
  before?: DecisionFields | null
  after?: DecisionFields | null
}

/** Dispatched in the transaction of the decisions; the platform log keeps them. */
export class DecisionMade extends BaseEvent {
  constructor(readonly decisions: readonly Decision[]) {
    super()
  }
}

/** Records a decision, in its transaction. */
export const recordDecision = (trx: TransactionClientContract, decision: Decision): Promise<void> =>
  recordDecisions(trx, [decision])

/** Records decisions that were made together, in their transaction. */
export const recordDecisions = (
  trx: TransactionClientContract,
  decisions: readonly Decision[],
): Promise<void> => beforeCommit(trx, new DecisionMade(decisions))
