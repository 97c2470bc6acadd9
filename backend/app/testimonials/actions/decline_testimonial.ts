import { inTransaction } from '#core/database/transaction'
import { recordDecision } from '#platform_log/public'
import { testimonialReviewed } from '#testimonials/errors'
import { deleteTestimonial, lockTestimonial } from '#testimonials/repositories/testimonials'

/** Deletes a pending testimonial. One that another administrator has approved meanwhile stays published. */
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
    })
  }
}
