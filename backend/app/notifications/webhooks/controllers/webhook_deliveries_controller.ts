import type { HttpContext } from '@adonisjs/core/http'
import type { WebhookDeliveryAnswer, WebhookDeliveryPage } from '#contract/notifications/data/webhook'
import { WEBHOOK_TESTS_PER_HOUR } from '#contract/notifications/rules/webhook'
import { pageValidator, toPageRequest } from '#core/http/validation/pagination'
import { countRequest } from '#core/http/rate_limit/durable_limit'
import { authorizeMember } from '#organizations/public'
import SendAgain from '#notifications/webhooks/actions/send_again'
import SendTest from '#notifications/webhooks/actions/send_test'
import WebhookPolicy from '#notifications/webhooks/policies/webhook_policy'
import { listDeliveries, requireDelivery } from '#notifications/webhooks/queries/deliveries'
import { requireWebhook } from '#notifications/webhooks/queries/webhooks'
import { deliveryForAdmin } from '#notifications/webhooks/transformers/webhook_transformer'

/** What was sent to the receiver of a webhook, for admins and owners. */
export default class WebhookDeliveriesController {
  /** Lists the deliveries of a webhook. */
  async index(ctx: HttpContext) {
    const { id } = await requireOwn(ctx)
    const page = toPageRequest(await pageValidator.validate(ctx.request.qs()))
    const { rows, pagination } = await listDeliveries(id, page)
    const answer: WebhookDeliveryPage = { deliveries: rows.map(deliveryForAdmin), pagination }
    return ctx.response.json(answer)
  }

  /** Returns a delivery with what was sent. */
  async show(ctx: HttpContext) {
    const { id } = await requireOwn(ctx)
    return ctx.response.json(await present(id, ctx.params.deliveryId))
  }

  /** Sends a test and answers with what came of it. */
  async store(ctx: HttpContext) {
    const webhook = await requireOwn(ctx)
    const key = `webhook-tests:${webhook.organization_id}`
    await countRequest([{ key, requests: WEBHOOK_TESTS_PER_HOUR, duration: '1 hour' }])
    const deliveryId = await new SendTest().handle(webhook)
    return ctx.response.status(201).json(await present(webhook.id, deliveryId))
  }

  /** Sends a message again. */
  async resend(ctx: HttpContext) {
    const { id: webhookId, organization_id: organizationId } = await requireOwn(ctx)
    const { id } = await requireDelivery(webhookId, ctx.params.deliveryId)
    await new SendAgain().handle({ organizationId, webhookId, id })
    return ctx.response.json(await present(webhookId, id))
  }
}

/** The webhook of the route, once the member may manage it. */
async function requireOwn(ctx: HttpContext) {
  const { organizationId } = await authorizeMember(ctx, WebhookPolicy, 'manage')
  return requireWebhook(organizationId, ctx.params.webhookId)
}

async function present(webhookId: string, id: string): Promise<WebhookDeliveryAnswer> {
  const row = await requireDelivery(webhookId, id)
  return { delivery: { ...deliveryForAdmin(row), body: row.body } }
}
