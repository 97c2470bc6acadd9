import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { testimonialSuperseded } from '#community/testimonials/errors'
import {
  decideTestimonial,
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
