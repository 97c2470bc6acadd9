import type { HttpContext } from '@adonisjs/core/http'
import type { TestimonialList } from '#contract/data/testimonial'
import { toAnchoredRequest, toPagination } from '#core/pagination'
import ApproveTestimonial from '#testimonials/actions/approve_testimonial'
import DeclineTestimonial from '#testimonials/actions/decline_testimonial'
import TakeDownTestimonial from '#testimonials/actions/take_down_testimonial'
import TestimonialPolicy from '#testimonials/policies/testimonial_policy'
import { countTestimonials, findTestimonial, listTestimonials } from '#testimonials/queries/list_testimonials'
import { forAdministrator } from '#testimonials/transformers/testimonial_transformer'
import { listTestimonialsValidator } from '#testimonials/validators/testimonial_validator'

/** All testimonials, for administrators, who approve or decline the pending ones and take approved ones down. */
export default class ReviewsController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(TestimonialPolicy).authorize('review')
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
    await bouncer.with(TestimonialPolicy).authorize('review')
    await new ApproveTestimonial().handle({ id: params.id, reviewerId: auth.getUserOrFail().id })
    return response.json({ testimonial: forAdministrator(await findTestimonial(params.id)) })
  }

  async takeDown({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(TestimonialPolicy).authorize('review')
    await new TakeDownTestimonial().handle({ id: params.id, reviewerId: auth.getUserOrFail().id })
    return response.json({ testimonial: forAdministrator(await findTestimonial(params.id)) })
  }

  async destroy({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(TestimonialPolicy).authorize('review')
    await new DeclineTestimonial().handle({ id: params.id, reviewerId: auth.getUserOrFail().id })
    return response.noContent()
  }
}
