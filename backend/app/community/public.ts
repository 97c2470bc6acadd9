export { default as ApproveTestimonial } from '#community/testimonials/actions/approve_testimonial'
export { default as CreateTestimonial } from '#community/testimonials/actions/create_testimonial'
