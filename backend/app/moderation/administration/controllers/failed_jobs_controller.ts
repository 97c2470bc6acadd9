import type { HttpContext } from '@adonisjs/core/http'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import AdministratorPolicy from '#core/http/administrator_policy'
import { pageValidator } from '#core/http/validation/pagination'
import DecideFailedJob from '#moderation/administration/actions/decide_failed_job'
import { failedJobList } from '#moderation/administration/http/failed_job_list'

/** The failed jobs, for administrators. */
export default class FailedJobsController {
  /** Lists the jobs that were given up. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json(await failedJobList(await pageValidator.validate(request.qs())))
  }

  /** Tries a failed job again. */
  retry(ctx: HttpContext) {
    return this.#decide(ctx, 'job.retried')
  }

  /** Discards a failed job. */
  destroy(ctx: HttpContext) {
    return this.#decide(ctx, 'job.discarded')
  }

  async #decide({ auth, bouncer, params, response }: HttpContext, action: 'job.retried' | 'job.discarded') {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action, target: params.id }, () =>
      new DecideFailedJob().handle(params.id, userId, action),
    )
    return response.noContent()
  }
}
