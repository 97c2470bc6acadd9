import type { HttpContext } from '@adonisjs/core/http'
import type { AiRunDetails } from '#contract/ai/data/ai'
import CancelRun from '#ai/actions/cancel_run'
import DiscardRun from '#ai/actions/discard_run'
import AiPolicy from '#ai/policies/ai_policy'
import { findRun, requireRunAccess } from '#ai/queries/find_run'
import { forMember } from '#ai/transformers/run_transformer'

/** Runs of a provider, for the members of their organization. */
export default class AiRunsController {
  /** Returns a run with its texts. */
  async show(ctx: HttpContext) {
    const membership = await requireRunAccess(ctx.auth.getUserOrFail().id, ctx.params.id)
    await ctx.bouncer.with(AiPolicy).authorize('view', membership)
    return this.#send(ctx)
  }

  /** Cancels a run. */
  async cancel(ctx: HttpContext) {
    await this.#authorizeReview(ctx)
    await new CancelRun().handle(ctx.params.id)
    return this.#send(ctx)
  }

  /** Discards the texts of a run. */
  async discard(ctx: HttpContext) {
    await this.#authorizeReview(ctx)
    await new DiscardRun().handle(ctx.params.id)
    return this.#send(ctx)
  }

  async #authorizeReview({ auth, bouncer, params }: HttpContext) {
    const membership = await requireRunAccess(auth.getUserOrFail().id, params.id)
    await bouncer.with(AiPolicy).authorize('review', membership)
  }

  async #send({ params, response }: HttpContext) {
    return response.json({ run: forMember(await findRun(params.id)) } satisfies AiRunDetails)
  }
}
