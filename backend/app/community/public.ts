export { default as DecideTestimonial } from '#community/testimonials/actions/decide_testimonial'
export { default as CreateTestimonial } from '#community/testimonials/actions/create_testimonial'
