import type { HttpContext } from '@adonisjs/core/http'
import { limitMail } from '#identity/auth/http/credential_limit'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import UnlinkIdentity from '#identity/external_sign_in/actions/unlink_identity'
import { providerDisplays } from '#identity/external_sign_in/queries/offered_providers'
import { listIdentities } from '#identity/external_sign_in/queries/list_identities'
import { forOwner } from '#identity/external_sign_in/transformers/identity_transformer'
import { unlinkValidator } from '#identity/external_sign_in/validators/external_sign_in_validator'
import { answerRepeated } from '#core/database/transactions/repeated_action'

/** The providers of a user; identities of other users are not found. */
export default class IdentitiesController {
  /** Lists the accounts at providers that are linked to the user. */
  async index({ auth, response }: HttpContext) {
    const identities = await listIdentities(auth.getUserOrFail().id)
    return response.json(forOwner(identities, await providerDisplays()))
  }

  /** Unlinks an account at a provider. */
  async destroy({ auth, params, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { password } = await request.validateUsing(unlinkValidator)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    const proof = { user, password, sessionId: sessionIdOf(user) }
    await answerRepeated({ userId: user.id, action: 'identity.unlinked', target: params.id }, () =>
      new UnlinkIdentity().handle({ identityId: params.id, ...proof }),
    )
    return response.noContent()
  }
}
