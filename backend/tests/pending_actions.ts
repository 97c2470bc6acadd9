import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import type { PendingActionAnswer } from '#contract/core/data/pending_action'
import { callApi, type Answer } from '#tests/call_api'

/** Asks for an action that can be undone. */
export const ask = (path: string, as: User | string, body: object): Promise<Answer> =>
  callApi('POST', path, { as, body })

export const answerIn = ({ body }: Answer) => body as unknown as PendingActionAnswer

/** The id of the pending action of an answer. */
export const actionIn = (answer: Answer): string => answerIn(answer).actionId!

export const undo = (id: string, as: User | string): Promise<Answer> =>
  callApi('DELETE', `/api/pending-actions/${id}`, { as })

/** The number of pending actions, and of the rows of their targets. */
export async function pendingRows(): Promise<[actions: number, targets: number]> {
  const actions = await db.from('pending_actions').select('id')
  const targets = await db.from('pending_targets').select('target')
  return [actions.length, targets.length]
}
