import router from '@adonisjs/core/services/router'
import { ID } from '#core/http/route_matchers'
import { middleware } from '#start/kernel'

const WebhooksController = () => import('./controllers/webhooks_controller.js')
const WebhookDeliveriesController = () => import('./controllers/webhook_deliveries_controller.js')

router
  .group(() => {
    router.get('', [WebhooksController, 'index']).as('webhooks.index')
    // The answer has a secret.
    router.post('', [WebhooksController, 'store']).as('webhooks.store').options({ uncompressed: true })
    router.get(':webhookId', [WebhooksController, 'show']).as('webhooks.show')
    router.patch(':webhookId', [WebhooksController, 'update']).as('webhooks.update')
    router
      .delete(':webhookId', [WebhooksController, 'destroy'])
      .as('webhooks.destroy')
      .options({ withoutBody: true })
    router
      .post(':webhookId/secret', [WebhooksController, 'replaceSecret'])
      .as('webhooks.secret')
      .options({ withoutBody: true, uncompressed: true })
    router
      .post(':webhookId/tests', [WebhookDeliveriesController, 'store'])
      .as('webhooks.test')
      .options({ withoutBody: true })
    router.get(':webhookId/deliveries', [WebhookDeliveriesController, 'index']).as('webhook_deliveries.index')
    router
      .get(':webhookId/deliveries/:deliveryId', [WebhookDeliveriesController, 'show'])
      .as('webhook_deliveries.show')
    router
      .post(':webhookId/deliveries/:deliveryId/resend', [WebhookDeliveriesController, 'resend'])
      .as('webhook_deliveries.resend')
      .options({ withoutBody: true })
  })
  .prefix('/api/organizations/:id/webhooks')
  .where('webhookId', ID)
  .where('deliveryId', ID)
  .use(middleware.signedIn())
