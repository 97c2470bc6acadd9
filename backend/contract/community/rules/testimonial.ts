/** The ratings of a testimonial, in stars. */
export const RATINGS = [1, 2, 3, 4, 5] as const

export type Rating = (typeof RATINGS)[number]

export const DEFAULT_RATING: Rating = 5

/** The filter values of the list of testimonials. */
export const TESTIMONIAL_STATUSES = ['pending', 'approved'] as const

export type TestimonialStatus = (typeof TESTIMONIAL_STATUSES)[number]

/** What administrators decide about a testimonial: a pending one is approved or declined, an approved one taken down. */
export const TESTIMONIAL_DECISIONS = ['approve', 'decline', 'take_down'] as const

export type TestimonialDecision = (typeof TESTIMONIAL_DECISIONS)[number]
