import vine from '@vinejs/vine'
import type {
  CreateTestimonialRequest,
  DecideTestimonialRequest,
  PublicTestimonialQuery,
  TestimonialListQuery,
} from '#contract/community/data/testimonial'
import { LANGUAGES } from '#contract/core/rules/language'
import { TESTIMONIAL_MAX } from '#contract/core/rules/limits'
import { RATINGS, TESTIMONIAL_DECISIONS, TESTIMONIAL_STATUSES } from '#contract/community/rules/testimonial'
import { anchoredPageFields, pageFields } from '#core/http/validation/pagination'
import type { RequestFields } from '#core/http/validation/request_fields'
import { text } from '#core/http/validation/text'

export const newTestimonialValidator = vine.create({
  content: text(TESTIMONIAL_MAX),
  rating: vine.enum(RATINGS).optional(),
  organizationId: vine.string().uuid().toLowerCase(),
  language: vine.enum(LANGUAGES).optional(),
  showName: vine.boolean({ strict: true }).optional(),
} satisfies RequestFields<CreateTestimonialRequest>)

export const publicTestimonialsValidator = vine.create({
  ...pageFields,
  language: vine.enum(LANGUAGES).optional(),
} satisfies RequestFields<PublicTestimonialQuery>)

export const listTestimonialsValidator = vine.create({
  ...anchoredPageFields,
  status: vine.enum(TESTIMONIAL_STATUSES).optional(),
  language: vine.enum(LANGUAGES).optional(),
} satisfies RequestFields<TestimonialListQuery>)

export const decisionValidator = vine.create({
  decision: vine.enum(TESTIMONIAL_DECISIONS),
} satisfies RequestFields<DecideTestimonialRequest>)
