import type { HttpContext } from '@adonisjs/core/http'
import type { ProviderList } from '#contract/identity/data/session'
import { offeredProviders } from '#identity/external_sign_in/rules/registration'

export default class ProvidersController {
  index({ response }: HttpContext) {
    const list: ProviderList = { providers: offeredProviders() }
    return response.json(list)
  }
}
