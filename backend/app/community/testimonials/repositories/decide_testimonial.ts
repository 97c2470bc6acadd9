import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlatformAction } from '#contract/moderation/data/platform_log'
import type { TestimonialDecision, TestimonialStatus } from '#contract/community/rules/testimonial'
import { recordDecision } from '#core/events/decision_made'
import {
  testimonialPending,
  testimonialReviewed,
  testimonialSuperseded,
} from '#community/testimonials/errors'
import {
  approveTestimonial,
  deleteTestimonial,
  isSuperseded,
  lockTestimonial,
  returnTestimonial,
} from '#community/testimonials/repositories/testimonials'

export interface TestimonialReview {
  id: string
  reviewerId: string
  decision: TestimonialDecision
}

interface Outcome {
  action: PlatformAction
  before: TestimonialStatus
  /** Null when the testimonial is deleted. */
  after: TestimonialStatus | null
}

const OUTCOMES: Record<TestimonialDecision, Outcome> = {
  approve: { action: 'testimonial.approved', before: 'pending', after: 'approved' },
  decline: { action: 'testimonial.declined', before: 'pending', after: null },
  take_down: { action: 'testimonial.taken_down', before: 'approved', after: 'pending' },
}

/**
 * Locks a testimonial that can be decided about. If two administrators decide at the same time, the second is refused.
 * TESTIMONIAL_NOT_FOUND, TESTIMONIAL_REVIEWED, TESTIMONIAL_PENDING; TESTIMONIAL_SUPERSEDED while the author of the one to
 * take down has another pending one for the organization.
 */
export async function lockForDecision(
  trx: TransactionClientContract,
  { id, decision }: Omit<TestimonialReview, 'reviewerId'>,
) {
  const testimonial = await lockTestimonial(trx, id)
  const isApproved = OUTCOMES[decision].before === 'approved'
  if (testimonial.reviewed && !isApproved) throw testimonialReviewed()
  if (!testimonial.reviewed && isApproved) throw testimonialPending()
  if (isApproved && (await isSuperseded(trx, testimonial))) throw testimonialSuperseded()
  return testimonial
}

/** Publishes or deletes a pending testimonial, or makes an approved one pending again. Errors as of `lockForDecision`. */
export async function decideTestimonial(
  trx: TransactionClientContract,
  { id, reviewerId, decision }: TestimonialReview,
): Promise<void> {
  const { organizationName: subject } = await lockForDecision(trx, { id, decision })
  if (decision === 'approve') await approveTestimonial(trx, id, reviewerId)
  else if (decision === 'decline') await deleteTestimonial(trx, id)
  else await returnTestimonial(trx, id)
  const { action, before, after } = OUTCOMES[decision]
  await recordDecision(trx, {
    actorId: reviewerId,
    action,
    targetId: id,
    subject,
    before: { status: before },
    after: after && { status: after },
  })
}
