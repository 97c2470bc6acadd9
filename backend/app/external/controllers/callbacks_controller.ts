import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#auth/public'
import { AppError } from '#core/errors/app_error'
import ArriveFromOutside from '#external/actions/arrive_from_outside'
import { providerFailed, stateInvalid } from '#external/errors'
import { keepHandOver } from '#external/journey/hand_over_cookie'
import { endJourney, type Journey } from '#external/journey/journey'
import { returnAddress, type Outcome } from '#external/journey/return_address'
import { askProvider } from '#external/providers/ask_provider'
import { requireProvider } from '#external/providers/offered'

/** A person comes back from a provider. The browser shows what we answer, so every end is an address of ours. */
export default class CallbacksController {
  async show(ctx: HttpContext) {
    const journey = await endJourney(ctx, requireProvider(ctx.params.provider))
    const address = returnAddress(await outcomeOf(ctx, journey), journey?.invitation)
    return ctx.response.header('referrer-policy', 'no-referrer').redirect(address)
  }
}

async function outcomeOf(ctx: HttpContext, journey: Journey | null): Promise<Outcome> {
  try {
    if (!journey) throw stateInvalid()
    const vouched = await askProvider(ctx, journey)
    const { provider } = journey
    const language = languageOf(ctx.request)
    const token = await new ArriveFromOutside().handle({ ...vouched, provider, language })
    keepHandOver(ctx, token)
    return { token }
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : providerFailed(thrown)
    if (error.cause) ctx.logger.error({ err: error.cause }, error.code)
    return { error: error.code }
  }
}
