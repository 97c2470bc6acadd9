import { instantToIso } from '#core/database/rows/instant'
import { tableFiles } from '#core/files/export/exported_files'
import type { Table } from '#core/files/export/table'
import type { AccountPart } from '#identity/public'
import type { TestimonialRecord } from '#community/testimonials/models/testimonial_record'
import { pagesOfTestimonials } from '#community/testimonials/queries/pages_of_testimonials'
import { deleteTestimonialsByAuthor } from '#community/testimonials/repositories/testimonials'

/** The testimonials of an account. */
export const accountTestimonials: AccountPart = {
  files: (userId) => tableFiles('testimonials', testimonialsOf(userId)),
  deleteContent: deleteTestimonialsByAuthor,
}

/** The testimonials of a user. */
function testimonialsOf(userId: string): Table<TestimonialRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      organizationId: (row) => row.organization_id,
      content: ({ content }) => content,
      rating: ({ rating }) => rating,
      language: ({ language }) => language,
      showName: (row) => Boolean(row.show_name),
      reviewed: (row) => row.reviewed_at !== null,
      createdAt: (row) => instantToIso(row.created_at),
    },
    pages: () => pagesOfTestimonials(userId),
  }
}
