import type { HttpContext } from '@adonisjs/core/http'
import type { FirstStepsAnswer } from '#contract/suggestions/data/first_steps'
import DismissFirstSteps from '#suggestions/first_steps/actions/dismiss_first_steps'
import FirstStepsPolicy from '#suggestions/first_steps/policies/first_steps_policy'
import { findFirstSteps } from '#suggestions/first_steps/queries/find_first_steps'
import { authorizeMember } from '#organizations/public'

/** The first steps of an organization, for the members who set it up. */
export default class FirstStepsController {
  /** Returns which first steps an organization has done. */
  async show(ctx: HttpContext) {
    const membership = await authorizeMember(ctx, FirstStepsPolicy, 'take')
    const firstSteps = await findFirstSteps(membership)
    return ctx.response.json({ firstSteps } satisfies FirstStepsAnswer)
  }

  /** Hides the first steps of an organization for the user. */
  async destroy(ctx: HttpContext) {
    const membership = await authorizeMember(ctx, FirstStepsPolicy, 'take')
    await new DismissFirstSteps().handle(membership)
    return ctx.response.noContent()
  }
}
