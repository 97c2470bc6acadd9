import { inTransaction } from '#core/database/transaction'
import { recordDecision } from '#platform_log/public'
import { testimonialReviewed } from '#testimonials/errors'
import { approveTestimonial, lockTestimonial } from '#testimonials/repositories/testimonials'

/**
 * Publishes a pending testimonial. Of two administrators at the same time the second is refused; the same one may approve
 * it twice.
 */
export default class ApproveTestimonial {
  handle({ id, reviewerId }: { id: string; reviewerId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const { reviewed, organizationName: subject, ...locked } = await lockTestimonial(trx, id)
      if (locked.reviewerId === reviewerId) return
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
    })
  }
}
