import type { HttpContext } from '@adonisjs/core/http'
import type { ProviderList } from '#contract/data/session'
import { offeredProviders } from '#external_sign_in/http/offered_providers'

export default class ProvidersController {
  index({ response }: HttpContext) {
    const list: ProviderList = { providers: offeredProviders() }
    return response.json(list)
  }
}
