import type { HttpContext } from '@adonisjs/core/http'
import type { PublicTestimonialList } from '#contract/community/data/testimonial'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import {
  countPublicTestimonials,
  listPublicTestimonials,
} from '#community/testimonials/queries/public_testimonials'
import { forVisitor } from '#community/testimonials/transformers/testimonial_transformer'
import { publicTestimonialsValidator } from '#community/testimonials/validators/testimonial_validator'

/** Public: the approved testimonials. */
export default class PublicTestimonialsController {
  /** Lists the approved testimonials. */
  async index({ request, response }: HttpContext) {
    const { language, ...paging } = await publicTestimonialsValidator.validate(request.qs())
    const page = toPageRequest(paging)
    const total = await countPublicTestimonials(language)
    const testimonials = await listPublicTestimonials(language, page)
    const list: PublicTestimonialList = {
      testimonials: testimonials.map(forVisitor),
      pagination: toPagination(page, total),
    }
    return response.json(list, true)
  }
}
