import router from '@adonisjs/core/services/router'
import { AI_PROVIDERS } from '#contract/ai/rules/ai'
import { middleware } from '#start/kernel'

const AiChecksController = () => import('#ai/controllers/ai_checks_controller')
const AiIntegrationsController = () => import('#ai/controllers/ai_integrations_controller')
const AiPostsController = () => import('#ai/controllers/ai_posts_controller')
const AiRunsController = () => import('#ai/controllers/ai_runs_controller')
const AiSettingsController = () => import('#ai/controllers/ai_settings_controller')

/** Each request calls a provider, with a key that may incur costs. */
const perHour = (name: string) => ({ name, per: 'user', requests: 30, duration: '1 hour' }) as const

router
  .group(() => {
    router
      .post('', [AiIntegrationsController, 'store'])
      .as('ai.integrations.store')
      .options({ rateLimit: perHour('ai-tests') })
    router.get(':id', [AiIntegrationsController, 'index']).as('ai.integrations.index')
    router.put(':id/:provider', [AiIntegrationsController, 'update']).as('ai.integrations.replace')
    router.patch(':id/:provider', [AiIntegrationsController, 'update']).as('ai.integrations.update')
    router
      .delete(':id/:provider', [AiIntegrationsController, 'destroy'])
      .as('ai.integrations.destroy')
      .options({ withoutBody: true })
    router
      .post(':id/:provider/test', [AiChecksController, 'store'])
      .as('ai.integrations.test')
      .options({ withoutBody: true, rateLimit: perHour('ai-tests') })
    router
      .get(':id/:provider/models', [AiChecksController, 'models'])
      .as('ai.integrations.models')
      .options({ rateLimit: perHour('ai-models') })
  })
  .prefix('/api/ai/integrations')
  .where('provider', new RegExp(`^(?:${AI_PROVIDERS.join('|')})$`))
  .use(middleware.signedIn())

router
  .group(() => {
    router.get(':id', [AiSettingsController, 'show']).as('ai.settings.show')
    router.put(':id', [AiSettingsController, 'update']).as('ai.settings.replace')
    router.patch(':id', [AiSettingsController, 'update']).as('ai.settings.update')
  })
  .prefix('/api/ai/settings')
  .use(middleware.signedIn())

router
  .group(() => {
    router.get('posts/:id', [AiPostsController, 'show']).as('ai.posts.show')
    router.post('posts/:id/generate-comments', [AiPostsController, 'generate']).as('ai.generate')
    router.post('posts/:id/approve-comments', [AiPostsController, 'approve']).as('ai.approve')
    router.get('runs/:id', [AiRunsController, 'show']).as('ai.runs.show')
    router
      .post('runs/:id/cancel', [AiRunsController, 'cancel'])
      .as('ai.runs.cancel')
      .options({ withoutBody: true })
    router
      .post('runs/:id/discard', [AiRunsController, 'discard'])
      .as('ai.runs.discard')
      .options({ withoutBody: true })
  })
  .prefix('/api/ai')
  .use(middleware.signedIn())
