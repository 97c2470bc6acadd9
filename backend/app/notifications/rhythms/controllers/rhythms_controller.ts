import type { HttpContext } from '@adonisjs/core/http'
import type { OwnRhythm } from '#contract/notifications/data/rhythm'
import ChooseRhythm from '#notifications/rhythms/actions/choose_rhythm'
import { findRhythm } from '#notifications/rhythms/queries/find_rhythm'
import { rhythmValidator } from '#notifications/rhythms/validators/rhythm_validator'

/** The rhythm of the signed-in user. */
export default class RhythmsController {
  /** Returns when the user wants to be told of posts, and of how many a day. */
  async show({ auth, response }: HttpContext) {
    return response.json((await findRhythm(auth.getUserOrFail().id)) satisfies OwnRhythm)
  }

  /** Replaces the rhythm of the user, which web, mail and desktop follow. */
  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    await new ChooseRhythm().handle(userId, await request.validateUsing(rhythmValidator))
    return response.json((await findRhythm(userId)) satisfies OwnRhythm)
  }
}
