import db from '@adonisjs/lucid/services/db'
import type { Language } from '#contract/core/rules/language'
import { countRows } from '#core/database/rows/count_rows'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { deletedOrganizations, organizationJoin } from '#organizations/public'
import { personJoin } from '#identity/public'
import type { TestimonialRecord } from '#community/testimonials/models/testimonial_record'

/** An approved testimonial with the names of its author and organization. */
export interface PublicTestimonialRow extends TestimonialRecord {
  user_name: string | null
  organization_name: string
}

/** A page of the approved testimonials, newest first. Those of deleted organizations are left out. */
export async function listPublicTestimonials(
  language: Language | undefined,
  page: PageRequest,
): Promise<PublicTestimonialRow[]> {
  return approved(language)
    .joinRaw(organizationJoin('testimonials.organization_id', 'any'))
    .joinRaw(personJoin('testimonials.user_id'))
    .orderBy('testimonials.created_at', 'desc')
    .orderBy('testimonials.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('testimonials.*', 'users.name as user_name', 'organizations.name as organization_name')
}

/** How many approved testimonials there are in a language, or in all. */
export function countPublicTestimonials(language: Language | undefined): Promise<number> {
  return countRows(approved(language))
}

function approved(language: Language | undefined) {
  const query = db
    .from('testimonials')
    .whereNotNull('testimonials.reviewed_at')
    .whereNotIn('testimonials.organization_id', deletedOrganizations(db.connection()))
  if (language !== undefined) void query.where('testimonials.language', language)
  return query
}
