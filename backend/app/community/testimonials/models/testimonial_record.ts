import type { Language } from '#contract/core/rules/language'
import type { Rating } from '#contract/community/rules/testimonial'

/** A row of a testimonial. */
export interface TestimonialRecord {
  id: string
  organization_id: string
  content: string
  rating: Rating
  language: Language
  show_name: boolean | number
  created_at: string
  /** Null while it is pending. */
  reviewed_at: string | null
}
