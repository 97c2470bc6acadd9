import router from '@adonisjs/core/services/router'

const CaptchasController = () => import('#identity/captcha/controllers/captchas_controller')

router.get('/api/captcha', [CaptchasController, 'show']).as('captcha.show')
