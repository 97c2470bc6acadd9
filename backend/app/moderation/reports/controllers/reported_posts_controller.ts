import type { HttpContext } from '@adonisjs/core/http'
import ShowReportedPost from '#moderation/reports/actions/show_reported_post'
import AdministratorPolicy from '#core/http/administrator_policy'
import { requireReportedPost } from '#moderation/reports/queries/find_reported_post'
import { forAdministrator } from '#moderation/reports/transformers/reported_post_transformer'

/** Reported public posts, including hidden ones, for administrators. */
export default class ReportedPostsController {
  /** Returns a reported post with its reports. */
  async show({ bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json(await toResponse(params.id))
  }

  /** Shows a post again that reports have hidden. */
  async update({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id } = await requireReportedPost(params.id)
    await new ShowReportedPost().handle(id, auth.getUserOrFail().id)
    return response.json(await toResponse(id))
  }
}

const toResponse = async (id: string) => ({ post: forAdministrator(await requireReportedPost(id)) })
