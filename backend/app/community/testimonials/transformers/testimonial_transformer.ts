import type { MyTestimonial, PublicTestimonial, Testimonial } from '#contract/community/data/testimonial'
import { instantToIso } from '#core/database/rows/instant'
import { firstName } from '#identity/public'
import type { TestimonialRecord } from '#community/testimonials/models/testimonial_record'
import type { TestimonialRow } from '#community/testimonials/queries/list_testimonials'
import type { PublicTestimonialRow } from '#community/testimonials/queries/public_testimonials'

/** An approved testimonial for visitors. Contains only the first name of the author, and only with their consent. */
export function forVisitor(row: PublicTestimonialRow): PublicTestimonial {
  const isNamed = Boolean(row.show_name) && row.user_name !== null
  return {
    ...contentOf(row),
    author: isNamed ? { firstName: firstName(row.user_name!), organization: row.organization_name } : null,
  }
}

/** A testimonial, as its author sees it. */
export function forAuthor(row: TestimonialRecord): MyTestimonial {
  return { ...contentOf(row), reviewed: row.reviewed_at !== null, showName: Boolean(row.show_name) }
}

/** A testimonial with the people involved, for administrators only. */
export function forAdministrator(row: TestimonialRow): Testimonial {
  return {
    ...forAuthor(row),
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name!, email: row.user_email! },
    organization: { id: row.organization_id, name: row.organization_name },
  }
}

const contentOf = ({ id, content, rating, language, created_at }: TestimonialRecord) => ({
  id,
  content,
  rating,
  language,
  createdAt: instantToIso(created_at),
})
