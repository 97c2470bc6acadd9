import type { HttpContext } from '@adonisjs/core/http'
import { beginJourney } from '#external/journey/journey'
import { signInAddress } from '#external/providers/ask_provider'
import { requireProvider } from '#external/providers/offered'

/** A person leaves for a provider. */
export default class DeparturesController {
  async show(ctx: HttpContext) {
    const journey = beginJourney(ctx, requireProvider(ctx.params.provider))
    const address = await signInAddress(ctx, journey)
    return ctx.response.header('referrer-policy', 'no-referrer').redirect(address)
  }
}
