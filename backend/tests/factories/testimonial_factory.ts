import type User from '#identity/users/models/user'
import DecideTestimonial from '#community/testimonials/actions/decide_testimonial'
import CreateTestimonial from '#community/testimonials/actions/create_testimonial'
import type { NewTestimonial } from '#community/testimonials/repositories/testimonials'
import type { Team } from './team_factory.js'

type Options = Partial<NewTestimonial> & {
  /** The administrator who approves it. */
  reviewer?: User
}

/** Sends a testimonial, of the team's member unless another author is given; returns its id. */
export async function makeTestimonial(team: Team, { reviewer, ...options }: Options = {}): Promise<string> {
  const id = await new CreateTestimonial().handle({
    organizationId: team.organizationId,
    userId: team.member.id,
    content: 'Our posts get comments now.',
    rating: 5,
    language: 'en',
    ...options,
  })
  if (reviewer) await new DecideTestimonial().handle({ id, reviewerId: reviewer.id, decision: 'approve' })
  return id
}
