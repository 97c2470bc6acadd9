import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CreateTestimonialRequest } from '#contract/community/data/testimonial'
import type { Language } from '#contract/core/rules/language'
import { DEFAULT_RATING } from '#contract/community/rules/testimonial'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { organizationJoin } from '#organizations/public'
import { testimonialNotFound } from '#community/testimonials/errors'

export interface NewTestimonial extends CreateTestimonialRequest {
  userId: string
  language: Language
}

/** Inserts a pending testimonial. A unique index refuses a second one of the same person and organization. */
export async function insertTestimonial(
  trx: TransactionClientContract,
  { userId, organizationId, content, rating = DEFAULT_RATING, language, showName = false }: NewTestimonial,
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
  reviewed: boolean
  /** Null when the account of its author is gone. */
  userId: string | null
  organizationId: string
  organizationName: string
}

/** Locks a testimonial, so that one administrator at a time decides about it. */
export async function lockTestimonial(
  trx: TransactionClientContract,
  id: string,
): Promise<LockedTestimonial> {
  const row = await trx.from('testimonials').where('id', id).forUpdate().select('*').first()
  if (!row) throw testimonialNotFound()
  const { name } = await trx
    .from('testimonials')
    .joinRaw(organizationJoin('testimonials.organization_id', 'any'))
    .where('testimonials.id', id)
    .select('organizations.name')
    .firstOrFail()
  return {
    reviewed: row.reviewed_at !== null,
    userId: row.user_id,
    organizationId: row.organization_id,
    organizationName: name,
  }
}

/** Whether the author of a locked testimonial has another pending one for the organization. */
export async function isSuperseded(
  trx: TransactionClientContract,
  { userId, organizationId }: Pick<LockedTestimonial, 'userId' | 'organizationId'>,
): Promise<boolean> {
  const pending = trx.from('testimonials').where({ user_id: userId, organization_id: organizationId })
  return userId !== null && (await pending.whereNull('reviewed_at').select('id').first()) !== null
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
