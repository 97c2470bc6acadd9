import type { HttpContext } from '@adonisjs/core/http'
import { limitMail, sessionIdOf } from '#auth/public'
import UnlinkIdentity from '#external_sign_in/actions/unlink_identity'
import { offeredProviders } from '#external_sign_in/http/offered_providers'
import { listIdentities } from '#external_sign_in/queries/list_identities'
import { forOwner } from '#external_sign_in/transformers/identity_transformer'
import { unlinkValidator } from '#external_sign_in/validators/unlink_validator'

/** The providers a user signs in with; those of others answer 404. */
export default class IdentitiesController {
  async index({ auth, response }: HttpContext) {
    return response.json(forOwner(await listIdentities(auth.getUserOrFail().id)))
  }

  async destroy({ auth, params, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { password } = await request.validateUsing(unlinkValidator)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    const proof = { user, password, sessionId: sessionIdOf(user) }
    await new UnlinkIdentity().handle({ identityId: params.id, offered: offeredProviders(), ...proof })
    return response.noContent()
  }
}
