import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import { idInBody } from '#core/http/request/id_in_body'
import { authorizeMember } from '#organizations/public'
import CreateTestimonial from '#community/testimonials/actions/create_testimonial'
import TestimonialPolicy from '#community/testimonials/policies/testimonial_policy'
import { findTestimonial } from '#community/testimonials/queries/list_testimonials'
import { forAuthor } from '#community/testimonials/transformers/testimonial_transformer'
import { newTestimonialValidator } from '#community/testimonials/validators/testimonial_validator'

export default class TestimonialsController {
  /** Sends a testimonial, which an administrator reviews. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { id: userId, language } = auth.getUserOrFail()
    await authorizeMember(ctx, TestimonialPolicy, 'create', idInBody(request, 'organizationId'))
    const input = await request.validateUsing(newTestimonialValidator)
    const author = { userId, language: language ?? DEFAULT_LANGUAGE }
    const id = await new CreateTestimonial().handle({ ...author, ...input })
    return response.status(201).json({ testimonial: forAuthor(await findTestimonial(id)) })
  }
}
