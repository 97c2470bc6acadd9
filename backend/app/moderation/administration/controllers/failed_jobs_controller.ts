import type { HttpContext } from '@adonisjs/core/http'
import type { FailedJobList } from '#contract/moderation/data/administration'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { countFailedJobs, listFailedJobs } from '#core/jobs/failed_jobs'
import { pageValidator, toPageRequest, toPagination } from '#core/http/validation/pagination'
import DiscardJob from '#moderation/administration/actions/discard_job'
import RetryJob from '#moderation/administration/actions/retry_job'
import AdministratorPolicy from '#core/http/administrator_policy'
import { forAdministrator } from '#moderation/administration/transformers/failed_job_transformer'

/** The failed jobs, for administrators. */
export default class FailedJobsController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const { count } = await countFailedJobs()
    const jobs = await listFailedJobs(page)
    const list: FailedJobList = { jobs: jobs.map(forAdministrator), pagination: toPagination(page, count) }
    return response.json(list)
  }

  async retry({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'job.retried', target: params.id }, () =>
      new RetryJob().handle(params.id, userId),
    )
    return response.noContent()
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'job.discarded', target: params.id }, () =>
      new DiscardJob().handle(params.id, userId),
    )
    return response.noContent()
  }
}
