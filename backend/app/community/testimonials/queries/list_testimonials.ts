import db from '@adonisjs/lucid/services/db'
import type { TestimonialStatus } from '#contract/community/rules/testimonial'
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

/** A page of the testimonials with this status, or of all, newest first. */
export async function listTestimonials(
  status: TestimonialStatus | undefined,
  page: PageRequest,
): Promise<TestimonialRow[]> {
  return withStatus(selectTestimonials(), status)
    .orderBy('testimonials.created_at', 'desc')
    .orderBy('testimonials.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
}

/** The number of testimonials with this status, or of all; with `since`, only of those created after it. */
export function countTestimonials(status: TestimonialStatus | undefined, since?: string): Promise<number> {
  const testimonials = withStatus(db.from('testimonials'), status)
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

function withStatus(query: ReturnType<typeof db.from>, status: TestimonialStatus | undefined) {
  if (status === 'pending') void query.whereNull('testimonials.reviewed_at')
  if (status === 'approved') void query.whereNotNull('testimonials.reviewed_at')
  return query
}
