export { deleteTestimonialsByAuthor } from '#testimonials/repositories/testimonials'
export { pagesOfTestimonials } from '#testimonials/queries/pages_of_testimonials'
export type { TestimonialRecord } from '#testimonials/models/testimonial_record'
