import type { HttpContext } from '@adonisjs/core/http'
import { admit, visitOf } from '#auth/public'
import TakeHandOver from '#external/actions/take_hand_over'
import { handOverInvalid } from '#external/errors'
import { dropHandOver, hasHandOver } from '#external/journey/hand_over_cookie'
import { handOverValidator } from '#external/validators/hand_over_validator'

/** The browser that came back swaps its code for a session. */
export default class HandOversController {
  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(handOverValidator)
    if (!hasHandOver(ctx, code)) throw handOverInvalid()
    const { user, way } = await new TakeHandOver().handle(code)
    dropHandOver(ctx)
    return ctx.response.json(await admit(user, visitOf(ctx, way)))
  }
}
