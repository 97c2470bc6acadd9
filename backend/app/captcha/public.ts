export { default as RedeemCaptcha } from './actions/redeem_captcha.js'
export { deleteExpiredCaptchas } from './jobs/delete_expired_captchas.js'
export { captchaTokenField } from './validators/captcha_validator.js'
