import db from '@adonisjs/lucid/services/db'
import type { TestimonialListQuery } from '#contract/community/data/testimonial'
import { countRows } from '#core/database/rows/count_rows'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { organizationJoin } from '#organizations/public'
import { personJoin } from '#identity/public'
import type { TestimonialRecord } from '#community/testimonials/models/testimonial_record'

/** A testimonial with its author and organization. */
export interface TestimonialRow extends TestimonialRecord {
  user_id: string | null
  user_name: string | null
  user_email: string | null
  organization_name: string
}

/** Narrows the testimonials to a status and a language. */
export type TestimonialFilter = Pick<TestimonialListQuery, 'status' | 'language'>

/** A page of the testimonials that match the filter, newest first. */
export async function listTestimonials(
  filter: TestimonialFilter,
  page: PageRequest,
): Promise<TestimonialRow[]> {
  return narrow(selectTestimonials(), filter)
    .orderBy('testimonials.created_at', 'desc')
    .orderBy('testimonials.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
}

/** The number of testimonials that match the filter; with `since`, only of those created after it. */
export function countTestimonials(filter: TestimonialFilter, since?: string): Promise<number> {
  const testimonials = narrow(db.from('testimonials'), filter)
  if (since !== undefined) void testimonials.where('testimonials.created_at', '>', since)
  return countRows(testimonials)
}

/** A testimonial, without checking who may see it. */
export async function findTestimonial(id: string): Promise<TestimonialRow> {
  return selectTestimonials().where('testimonials.id', id).firstOrFail()
}

function selectTestimonials() {
  return db
    .from('testimonials')
    .joinRaw(organizationJoin('testimonials.organization_id', 'any'))
    .joinRaw(personJoin('testimonials.user_id'))
    .select('testimonials.*', 'organizations.name as organization_name')
    .select('users.id as user_id', 'users.name as user_name', 'users.email as user_email')
}

function narrow(query: ReturnType<typeof db.from>, { status, language }: TestimonialFilter) {
  if (status === 'pending') void query.whereNull('testimonials.reviewed_at')
  if (status === 'approved') void query.whereNotNull('testimonials.reviewed_at')
  if (language !== undefined) void query.where('testimonials.language', language)
  return query
}
