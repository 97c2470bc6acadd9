import db from '@adonisjs/lucid/services/db'
import { pagesById } from '#core/database/rows/pages_by_id'
import type { TestimonialRecord } from '#community/testimonials/models/testimonial_record'

/** Every testimonial of a person. */
export function pagesOfTestimonials(userId: string): AsyncGenerator<TestimonialRecord[]> {
  return pagesById<TestimonialRecord>(({ after, limit }) =>
    db
      .from('testimonials')
      .where('user_id', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'organization_id', 'content', 'rating', 'language', 'show_name')
      .select('created_at', 'reviewed_at'),
  )
}
