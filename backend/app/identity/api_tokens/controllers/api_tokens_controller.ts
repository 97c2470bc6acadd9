import type { HttpContext } from '@adonisjs/core/http'
import type { ApiTokenList } from '#contract/identity/data/api_token'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import CreateToken from '#identity/api_tokens/actions/create_token'
import RevokeToken from '#identity/api_tokens/actions/revoke_token'
import { listTokens } from '#identity/api_tokens/queries/list_tokens'
import { forNewToken, forTokenOwner } from '#identity/api_tokens/transformers/token_transformer'
import { apiTokenValidator } from '#identity/api_tokens/validators/token_validator'
import { limitMail } from '#identity/auth/http/credential_limit'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'

/** The user's own API tokens; tokens of other users are not found. */
export default class ApiTokensController {
  /** Lists the API tokens of the user. */
  async index({ auth, response }: HttpContext) {
    const tokens = await listTokens({ userId: auth.getUserOrFail().id })
    return response.json({ tokens: tokens.map(forTokenOwner) } satisfies ApiTokenList)
  }

  /** Makes an API token of the user, which is shown once. */
  async store({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(apiTokenValidator)
    await limitMail({ email: user.email, address: request.ip(), userId: user.id })
    const made = await new CreateToken().handle({ ...input, user, sessionId: sessionIdOf(user) })
    return response.status(201).json(forNewToken(made))
  }

  /** Revokes an API token of the user. */
  async destroy({ auth, params, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'api_token.revoked', target: params.id }, () =>
      new RevokeToken().handle(userId, params.id),
    )
    return response.noContent()
  }
}
