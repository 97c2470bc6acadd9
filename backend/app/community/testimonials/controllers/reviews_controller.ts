import type { HttpContext } from '@adonisjs/core/http'
import type { TestimonialList } from '#contract/community/data/testimonial'
import type { TestimonialDecision } from '#contract/community/rules/testimonial'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import { deferAction } from '#core/jobs/pending/defer_action'
import DecideTestimonial, { pendingReview } from '#community/testimonials/actions/decide_testimonial'
import AdministratorPolicy from '#core/http/administrator_policy'
import {
  countTestimonials,
  findTestimonial,
  listTestimonials,
} from '#community/testimonials/queries/list_testimonials'
import { forAdministrator } from '#community/testimonials/transformers/testimonial_transformer'
import {
  decisionValidator,
  listTestimonialsValidator,
} from '#community/testimonials/validators/testimonial_validator'

/** All testimonials, for administrators, who approve or decline the pending ones and take approved ones down. */
export default class ReviewsController {
  /** Lists testimonials, for administrators. */
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { status, language, ...paging } = await listTestimonialsValidator.validate(request.qs())
    const filter = { status, language }
    const page = await toAnchoredRequest(paging, (instant) => countTestimonials(filter, instant))
    const total = await countTestimonials(filter)
    const testimonials = (await listTestimonials(filter, page)).map(forAdministrator)
    const list: TestimonialList = {
      testimonials,
      pagination: toPagination(page, total, testimonials[0]?.createdAt),
    }
    return response.json(list)
  }

  /** Approves a testimonial. */
  async approve(ctx: HttpContext) {
    const id = await decide(ctx, 'approve')
    return ctx.response.json({ testimonial: forAdministrator(await findTestimonial(id)) })
  }

  /** Takes down an approved testimonial. */
  async takeDown(ctx: HttpContext) {
    const id = await decide(ctx, 'take_down')
    return ctx.response.json({ testimonial: forAdministrator(await findTestimonial(id)) })
  }

  /** Declines and deletes a testimonial. */
  async destroy(ctx: HttpContext) {
    await decide(ctx, 'decline')
    return ctx.response.noContent()
  }

  /** Decides in ten seconds, unless that is undone. */
  async defer({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const input = await request.validateUsing(decisionValidator)
    const action = { userId: auth.getUserOrFail().id, ids: [params.id], input }
    return response.status(202).json(await deferAction(pendingReview, action))
  }
}

/** Decides about the testimonial of the address, once. Returns its id. */
async function decide(
  { auth, bouncer, params: { id } }: HttpContext,
  decision: TestimonialDecision,
): Promise<string> {
  await bouncer.with(AdministratorPolicy).authorize('administer')
  const { id: reviewerId } = auth.getUserOrFail()
  const review = { userId: reviewerId, action: `testimonial.${decision}`, target: id }
  await answerRepeated(review, () => new DecideTestimonial().handle({ id, reviewerId, decision }))
  return id
}
