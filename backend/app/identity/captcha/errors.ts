import { AppError } from '#core/http/errors/app_error'

export const captchaFailed = () => new AppError('CAPTCHA_FAILED')
export const captchaUnavailable = (cause?: unknown) =>
  new AppError('CAPTCHA_UNAVAILABLE', undefined, { cause })
