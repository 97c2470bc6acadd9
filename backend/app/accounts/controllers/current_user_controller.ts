import type { HttpContext } from '@adonisjs/core/http'
import { forSelf } from '#accounts/transformers/user_transformer'

export default class CurrentUserController {
  show({ auth, response }: HttpContext) {
    return response.json({ user: forSelf(auth.getUserOrFail()) })
  }
}
