import type { HttpContext } from '@adonisjs/core/http'
import { idInBody } from '#core/http/id_in_body'
import { requireMembership } from '#organizations/public'
import CreateTestimonial from '#testimonials/actions/create_testimonial'
import TestimonialPolicy from '#testimonials/policies/testimonial_policy'
import { findTestimonial } from '#testimonials/queries/list_testimonials'
import { forAuthor } from '#testimonials/transformers/testimonial_transformer'
import { newTestimonialValidator } from '#testimonials/validators/testimonial_validator'

export default class TestimonialsController {
  async store({ auth, bouncer, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const membership = await requireMembership(userId, idInBody(request, 'organizationId'))
    await bouncer.with(TestimonialPolicy).authorize('create', membership)
    const input = await request.validateUsing(newTestimonialValidator)
    const id = await new CreateTestimonial().handle({ ...input, userId })
    return response.status(201).json({ testimonial: forAuthor(await findTestimonial(id)) })
  }
}
