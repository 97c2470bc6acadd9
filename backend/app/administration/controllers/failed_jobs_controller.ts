import type { HttpContext } from '@adonisjs/core/http'
import type { FailedJobList } from '#contract/data/administration'
import { countFailedJobs, listFailedJobs } from '#core/jobs/failed_jobs'
import { pageValidator, toPageRequest, toPagination } from '#core/pagination'
import DiscardJob from '#administration/actions/discard_job'
import RetryJob from '#administration/actions/retry_job'
import AdministrationPolicy from '#administration/policies/administration_policy'
import { forAdministrator } from '#administration/transformers/failed_job_transformer'

/** The jobs that were given up. */
export default class FailedJobsController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministrationPolicy).authorize('administer')
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    const { count } = await countFailedJobs()
    const jobs = await listFailedJobs(page)
    const list: FailedJobList = { jobs: jobs.map(forAdministrator), pagination: toPagination(page, count) }
    return response.json(list)
  }

  async retry({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministrationPolicy).authorize('administer')
    await new RetryJob().handle(params.id, auth.getUserOrFail().id)
    return response.noContent()
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministrationPolicy).authorize('administer')
    await new DiscardJob().handle(params.id, auth.getUserOrFail().id)
    return response.noContent()
  }
}
