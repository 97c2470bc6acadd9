import type { HttpContext } from '@adonisjs/core/http'
import { judgeLink } from '#posts/links/queries/judge_link'
import { toLinkCheck } from '#posts/links/transformers/link_check_transformer'
import { linkCheckValidator } from '#posts/links/validators/link_validator'

export default class LinkChecksController {
  /** Says how a link would be judged: approved, pending or refused. */
  async store({ request, response }: HttpContext) {
    const { url } = await request.validateUsing(linkCheckValidator)
    return response.json(toLinkCheck(await judgeLink(url ?? '')))
  }
}
