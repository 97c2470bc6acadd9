import type { DecideTestimonialRequest } from '#contract/community/data/testimonial'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { administratorAction } from '#identity/public'
import { testimonialSuperseded } from '#community/testimonials/errors'
import {
  decideTestimonial,
  lockForDecision,
  type TestimonialReview,
} from '#community/testimonials/repositories/decide_testimonial'

/** Approves or declines a pending testimonial, or takes an approved one down. */
export default class DecideTestimonial {
  async handle(review: TestimonialReview): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        await decideTestimonial(trx, review)
        await completeAction(trx)
      })
    } catch (error) {
      // Its author has sent another one at the same time.
      if (isUniqueViolation(error, 'organization_id')) throw testimonialSuperseded()
      throw error
    }
  }
}

/** The decision about a testimonial, which can be undone. Until it is carried out, others may decide. */
export const pendingReview = administratorAction<DecideTestimonialRequest>({
  name: 'testimonials.decide',
  check: (trx, id, input) => lockForDecision(trx, { id, ...input }),
  carryOut: (trx, { id, actorId: reviewerId, input }) => decideTestimonial(trx, { id, reviewerId, ...input }),
})
