import type { HttpContext } from '@adonisjs/core/http'
import type { OpenIdProviderList } from '#contract/identity/data/openid_provider'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import AdministratorPolicy from '#core/http/administrator_policy'
import ChangeProvider from '#identity/openid/actions/change_provider'
import CreateProvider from '#identity/openid/actions/create_provider'
import DeleteProvider from '#identity/openid/actions/delete_provider'
import { isPasswordSignInOn } from '#identity/installation/repositories/password_sign_in'
import { listProviders } from '#identity/openid/queries/openid_providers'
import { encodeLogo } from '#identity/openid/rules/encode_logo'
import { forAdministrator } from '#identity/openid/transformers/openid_provider_transformer'
import {
  newProviderValidator,
  providerChangeValidator,
} from '#identity/openid/validators/openid_provider_validator'

/** The OpenID providers of the installation, for its administrators. */
export default class OpenIdProvidersController {
  /** Lists the OpenID providers of the installation. */
  async index({ bouncer, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json(await allProviders())
  }

  /** Adds an OpenID provider. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const provider = await request.validateUsing(newProviderValidator)
    const logo = await encodeLogo(provider.logo)
    await new CreateProvider().handle(auth.getUserOrFail().id, { ...provider, logo })
    return response.status(201).json(await allProviders())
  }

  /** Changes an OpenID provider. */
  async update({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const change = await request.validateUsing(providerChangeValidator)
    const logo = await encodeLogo(change.logo)
    await new ChangeProvider().handle({ ...change, logo, id: params.id, actorId: auth.getUserOrFail().id })
    return response.json(await allProviders())
  }

  /** Removes an OpenID provider, and ends the sessions that it opened. */
  async destroy({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'openid_provider.deleted', target: params.id }, () =>
      new DeleteProvider().handle(userId, params.id),
    )
    return response.noContent()
  }
}

async function allProviders(): Promise<OpenIdProviderList> {
  const providers = (await listProviders()).map(forAdministrator)
  return { providers, passwordSignIn: await isPasswordSignInOn() }
}
