import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreateTestimonialRequest } from '#contract/data/testimonial'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import { organizationJoin } from '#organizations/public'
import { testimonialNotFound } from '#testimonials/errors'

export interface NewTestimonial extends CreateTestimonialRequest {
  userId: string
}

/** Inserts a pending testimonial. A unique index refuses a second one of the same person and organization. */
export async function insertTestimonial(
  trx: TransactionClientContract,
  { userId, organizationId, content, rating, language, showName = false }: NewTestimonial,
): Promise<string> {
  const id = newId()
  await trx.table('testimonials').insert({
    id,
    organization_id: organizationId,
    user_id: userId,
    content,
    rating,
    language,
    show_name: showName,
    created_at: toInstant(now()),
  })
  return id
}

interface LockedTestimonial {
  /** Null while it is pending. */
  reviewerId: string | null
  reviewed: boolean
  organizationName: string
}

/** Locks a testimonial, so that one administrator at a time decides about it. */
export async function lockTestimonial(
  trx: TransactionClientContract,
  id: string,
): Promise<LockedTestimonial> {
  const row = await trx
    .from('testimonials')
    .where('id', id)
    .forUpdate()
    .select('reviewed_at', 'reviewed_by')
    .first()
  if (!row) throw testimonialNotFound()
  const { name } = await trx
    .from('testimonials')
    .joinRaw(organizationJoin('testimonials.organization_id'))
    .where('testimonials.id', id)
    .select('organizations.name')
    .firstOrFail()
  return { reviewerId: row.reviewed_by, reviewed: row.reviewed_at !== null, organizationName: name }
}

/** Publishes a locked testimonial. */
export async function approveTestimonial(
  trx: TransactionClientContract,
  id: string,
  reviewerId: string,
): Promise<void> {
  await trx
    .from('testimonials')
    .where('id', id)
    .update({ reviewed_by: reviewerId, reviewed_at: toInstant(now()) })
}

/** Makes a locked testimonial pending again. The unique index refuses it when its author has another pending one. */
export async function returnTestimonial(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('testimonials').where('id', id).update({ reviewed_by: null, reviewed_at: null })
}

/** Deletes a locked testimonial. */
export async function deleteTestimonial(trx: TransactionClientContract, id: string): Promise<void> {
  await trx.from('testimonials').where('id', id).delete()
}

/** Deletes every testimonial of a person. */
export async function deleteTestimonialsByAuthor(
  trx: TransactionClientContract,
  userId: string,
): Promise<void> {
  await trx.from('testimonials').where('user_id', userId).delete()
}
