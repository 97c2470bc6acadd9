import type { HttpContext } from '@adonisjs/core/http'
import type { TestimonialList } from '#contract/community/data/testimonial'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import ApproveTestimonial from '#community/testimonials/actions/approve_testimonial'
import DeclineTestimonial from '#community/testimonials/actions/decline_testimonial'
import TakeDownTestimonial from '#community/testimonials/actions/take_down_testimonial'
import AdministratorPolicy from '#core/http/administrator_policy'
import {
  countTestimonials,
  findTestimonial,
  listTestimonials,
} from '#community/testimonials/queries/list_testimonials'
import { forAdministrator } from '#community/testimonials/transformers/testimonial_transformer'
import { listTestimonialsValidator } from '#community/testimonials/validators/testimonial_validator'

/** All testimonials, for administrators, who approve or decline the pending ones and take approved ones down. */
export default class ReviewsController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { status, ...paging } = await listTestimonialsValidator.validate(request.qs())
    const page = await toAnchoredRequest(paging, (instant) => countTestimonials(status, instant))
    const total = await countTestimonials(status)
    const testimonials = (await listTestimonials(status, page)).map(forAdministrator)
    const list: TestimonialList = {
      testimonials,
      pagination: toPagination(page, total, testimonials[0]?.createdAt),
    }
    return response.json(list)
  }

  async approve({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const review = { id: params.id, reviewerId: auth.getUserOrFail().id }
    await answerRepeated(once('approved', review), () => new ApproveTestimonial().handle(review))
    return response.json({ testimonial: forAdministrator(await findTestimonial(params.id)) })
  }

  async takeDown({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const review = { id: params.id, reviewerId: auth.getUserOrFail().id }
    await answerRepeated(once('taken_down', review), () => new TakeDownTestimonial().handle(review))
    return response.json({ testimonial: forAdministrator(await findTestimonial(params.id)) })
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const review = { id: params.id, reviewerId: auth.getUserOrFail().id }
    await answerRepeated(once('declined', review), () => new DeclineTestimonial().handle(review))
    return response.noContent()
  }
}

const once = (decision: string, { id, reviewerId }: { id: string; reviewerId: string }) => ({
  userId: reviewerId,
  action: `testimonial.${decision}`,
  target: id,
})
