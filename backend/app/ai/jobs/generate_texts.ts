import { Job } from '@adonisjs/queue'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import AskForTexts from '#ai/actions/ask_for_texts'
import { buildRequest } from '#ai/queries/build_request'
import { claimCall } from '#ai/repositories/claim_call'
import { endCall } from '#ai/repositories/end_call'
import { endRun, hasEnded, lockRun } from '#ai/repositories/runs'

export interface GenerateTextsPayload {
  runId: string
  /** The number of this job in its run. */
  job: number
}

/** Retries after a failure of the database or the server; the queue waits longer before each. */
const RETRIES = 3

/**
 * Makes one call of a run and dispatches the job of the next. A job that is repeated because its worker was killed asks
 * only for the texts that have not arrived.
 */
export default class GenerateTexts extends Job<GenerateTextsPayload> {
  static override options = { name: 'generate_texts', maxRetries: RETRIES }

  async execute(): Promise<void> {
    const { runId, job } = this.payload
    const call = await inTransaction((trx) => claimCall(trx, runId, job))
    if (call === null) return
    const request = await buildRequest(call)
    // The run is deleted with its post.
    if (request === null) return
    const ended = await new AskForTexts(call, request).handle()
    await inTransaction(async (trx) => {
      const next = await endCall(trx, ended)
      if (next === null) return
      await dispatch(trx, GenerateTexts, { runId, job: next.job }, { delay: next.delay })
    })
  }

  /** Runs when the queue gives up on the job. */
  override async failed(): Promise<void> {
    const { runId } = this.payload
    await inTransaction(async (trx) => {
      const run = await lockRun(trx, runId)
      if (run !== null && !hasEnded(run))
        await endRun(trx, run, { state: 'failed', failure: 'AI_UNAVAILABLE' })
    })
  }
}
