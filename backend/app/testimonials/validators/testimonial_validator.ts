import vine from '@vinejs/vine'
import type {
  CreateTestimonialRequest,
  PublicTestimonialQuery,
  TestimonialListQuery,
} from '#contract/data/testimonial'
import { LANGUAGES } from '#contract/rules/language'
import { TESTIMONIAL_MAX } from '#contract/rules/limits'
import { RATINGS, TESTIMONIAL_STATUSES } from '#contract/rules/testimonial'
import { anchoredPageFields, pageFields } from '#core/pagination'
import type { RequestFields } from '#core/validation/request_fields'
import { text } from '#core/validation/text'

export const newTestimonialValidator = vine.create({
  content: text(TESTIMONIAL_MAX),
  rating: vine.enum(RATINGS),
  organizationId: vine.string().uuid().toLowerCase(),
  language: vine.enum(LANGUAGES),
  showName: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<CreateTestimonialRequest>)

export const publicTestimonialsValidator = vine.create({
  ...pageFields,
  language: vine.enum(LANGUAGES).optional(),
} satisfies RequestFields<PublicTestimonialQuery>)

export const listTestimonialsValidator = vine.create({
  ...anchoredPageFields,
  status: vine.enum(TESTIMONIAL_STATUSES).optional(),
} satisfies RequestFields<TestimonialListQuery>)
