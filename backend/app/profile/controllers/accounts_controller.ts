import type { HttpContext } from '@adonisjs/core/http'
import DeleteAccount from '#profile/actions/delete_account'
import { farewellValidator } from '#profile/validators/profile_validator'

export default class AccountsController {
  async destroy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(farewellValidator)
    await new DeleteAccount().handle({ user, ...input })
    return response.noContent()
  }
}
