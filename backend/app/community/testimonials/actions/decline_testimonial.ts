import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { testimonialReviewed } from '#community/testimonials/errors'
import { deleteTestimonial, lockTestimonial } from '#community/testimonials/repositories/testimonials'

/** Deletes a pending testimonial. A testimonial that another administrator has approved in the meantime stays published. */
export default class DeclineTestimonial {
  handle({ id, reviewerId }: { id: string; reviewerId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const { reviewed, organizationName: subject } = await lockTestimonial(trx, id)
      if (reviewed) throw testimonialReviewed()
      await deleteTestimonial(trx, id)
      await recordDecision(trx, {
        actorId: reviewerId,
        action: 'testimonial.declined',
        targetId: id,
        subject,
        before: { status: 'pending' },
      })
      await completeAction(trx)
    })
  }
}
