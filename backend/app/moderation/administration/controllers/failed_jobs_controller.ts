import type { HttpContext } from '@adonisjs/core/http'
import type { FailedJob, FailedJobList } from '#contract/moderation/data/administration'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import AdministratorPolicy from '#core/http/administrator_policy'
import { countFailedJobs, listFailedJobs, type FailedJobRow } from '#core/jobs/failed_jobs'
import { pageValidator, toPageRequest, toPagination } from '#core/http/validation/pagination'
import DecideFailedJob from '#moderation/administration/actions/decide_failed_job'

const ERROR_MAX = 500

/** A failed job, as administrators see it. */
function forAdministrator({ error, failedAt, ...job }: FailedJobRow): FailedJob {
  return { ...job, error: error?.slice(0, ERROR_MAX) ?? null, failedAt: failedAt.toISOString() }
}

/** The failed jobs, for administrators. */
export default class FailedJobsController {
  /** Lists the jobs that were given up. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const { count } = await countFailedJobs()
    const jobs = await listFailedJobs(page)
    const list: FailedJobList = { jobs: jobs.map(forAdministrator), pagination: toPagination(page, count) }
    return response.json(list)
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
