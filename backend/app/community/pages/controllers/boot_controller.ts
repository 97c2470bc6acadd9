import type { HttpContext } from '@adonisjs/core/http'
import type { Boot } from '#contract/community/data/boot'
import { BUILD_HEADER } from '#contract/community/rules/page_hint'
import { forStatus } from '#identity/public'
import { lastEventId } from '#notifications/public'
import { firstOrganizations } from '#organizations/public'
import { routeData } from '#community/pages/http/boot_data'
import { renderedView } from '#community/pages/http/first_view'
import { builtClient } from '#community/pages/http/shell'
import { visitOf } from '#community/pages/http/visit_of'
import { bootValidator } from '#community/pages/validators/boot_validator'

/** What a signed-in page shows first. Every query is limited to this user, so there is nothing to authorize. */
export default class BootController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const position = lastEventId()
    const query = await bootValidator.validate(ctx.request.qs())
    const organizations = await firstOrganizations(user.id)
    const data = await routeData(query, user, organizations)
    const boot: Boot = { ...forStatus(user), lastEventId: position, organizations, ...data }
    const build = await builtClient()
    if (build !== undefined) ctx.response.header(BUILD_HEADER, build)
    return ctx.response.json({ ...boot, ...(await renderedView(boot, query, visitOf(ctx))) })
  }
}
