import { AppError } from '#core/http/errors/app_error'

export const organizationNotFound = () => new AppError('ORG_NOT_FOUND')
export const testimonialNotFound = () => new AppError('TESTIMONIAL_NOT_FOUND')
export const testimonialExists = () => new AppError('TESTIMONIAL_EXISTS')
export const testimonialReviewed = () => new AppError('TESTIMONIAL_REVIEWED')
export const testimonialPending = () => new AppError('TESTIMONIAL_PENDING')
export const testimonialSuperseded = () => new AppError('TESTIMONIAL_SUPERSEDED')
