import { inTransaction } from '#core/database/transactions/transaction'
import { onDrain } from '#core/http/shutdown'
import type { AiTextRow } from '#ai/models/ai_run'
import type { BuiltRequest } from '#ai/queries/build_request'
import { streamAnswer, type ProviderAnswer } from '#ai/gateways/stream_answer'
import { watchRun } from '#ai/queries/watch_run'
import type { ClaimedCall } from '#ai/repositories/claim_call'
import type { CallOutcome, EndedRequest } from '#ai/repositories/end_call'
import { storeText } from '#ai/repositories/store_text'
import { checkText, tidyReasoning } from '#ai/rules/check_text'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { CommentReader, type AnsweredText } from '#ai/rules/read_comments'

/** The reasons for which a request is aborted. */
const ABORTED = new Error('the run has ended or belongs to another job')
const STOPPING = new Error('the server is being stopped')

/** Makes one call to the provider: each text is checked and stored when it arrives. */
export default class AskForTexts {
  readonly #call: ClaimedCall
  readonly #request: BuiltRequest
  readonly #abort = new AbortController()
  readonly #reader = new CommentReader()
  readonly #open: Map<number, AiTextRow>
  #arrived = 0
  #declined = 0

  constructor(call: ClaimedCall, request: BuiltRequest) {
    this.#call = call
    this.#request = request
    this.#open = new Map(call.requested.map((text) => [text.position + 1, text]))
  }

  async handle(): Promise<EndedRequest> {
    const { run, integration, requested } = this.#call
    const { messages, maxTokens } = this.#request
    const { signal } = this.#abort
    const answer = streamAnswer({ integration, messages, maxTokens, signal })
    const unwatch = watchRun(run, () => this.#abort.abort(ABORTED))
    const unsubscribe = onDrain(() => this.#abort.abort(STOPPING))
    const outcome = await this.#read(answer)
      .catch((error: unknown) => this.#failureOf(error))
      .finally(() => {
        unwatch()
        unsubscribe()
      })
    return { run, integration, requested, usage: answer.usage(), outcome }
  }

  async #read(answer: ProviderAnswer): Promise<CallOutcome> {
    for await (const chunk of answer.chunks)
      for (const text of this.#reader.push(chunk)) await this.#take(text)
    const isCut = answer.isTruncated() || !this.#reader.isComplete
    const failure = this.#reader.failure ?? (isCut ? 'AI_TRUNCATED' : null)
    if (failure === null && this.#declined > 0 && this.#declined === this.#arrived)
      return this.#outcome('AI_REFUSED')
    return this.#outcome(failure === 'AI_UNREADABLE' && answer.isTruncated() ? 'AI_TRUNCATED' : failure)
  }

  /** Ignores texts that were not requested, and a second text for the same position. */
  async #take({ n, text, why }: AnsweredText): Promise<void> {
    const requested = this.#open.get(n)
    if (requested === undefined) return
    this.#open.delete(n)
    this.#arrived += 1
    const checked = { ...checkText(text, this.#request), reasoning: tidyReasoning(why) }
    if (checked.problem === 'refusal') this.#declined += 1
    const goesOn = await inTransaction((trx) => storeText(trx, this.#call.run, requested, checked))
    if (!goesOn) this.#abort.abort(ABORTED)
  }

  #failureOf(error: unknown): CallOutcome {
    if (error === ABORTED) return this.#outcome(null)
    if (error === STOPPING) return { ...this.#outcome(null), isInterrupted: true }
    if (!(error instanceof ProviderFailure)) throw error
    return this.#outcome(error.code, error.retryAfter)
  }

  #outcome(failure: CallOutcome['failure'], retryAfter?: number): CallOutcome {
    return { failure, retryAfter: retryAfter ?? null, isInterrupted: false, arrived: this.#arrived }
  }
}
