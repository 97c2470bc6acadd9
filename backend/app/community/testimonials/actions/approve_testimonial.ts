import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { testimonialReviewed } from '#community/testimonials/errors'
import { approveTestimonial, lockTestimonial } from '#community/testimonials/repositories/testimonials'

/** Publishes a pending testimonial. If two administrators decide at the same time, the second is refused. */
export default class ApproveTestimonial {
  handle({ id, reviewerId }: { id: string; reviewerId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const { reviewed, organizationName: subject } = await lockTestimonial(trx, id)
      if (reviewed) throw testimonialReviewed()
      await approveTestimonial(trx, id, reviewerId)
      await recordDecision(trx, {
        actorId: reviewerId,
        action: 'testimonial.approved',
        targetId: id,
        subject,
        before: { status: 'pending' },
        after: { status: 'approved' },
      })
      await completeAction(trx)
    })
  }
}
