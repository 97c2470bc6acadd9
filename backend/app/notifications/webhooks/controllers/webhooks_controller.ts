import type { HttpContext } from '@adonisjs/core/http'
import type { WebhookAnswer, WebhookList, WebhookWithSecret } from '#contract/notifications/data/webhook'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { authorizeMember } from '#organizations/public'
import ChangeWebhook from '#notifications/webhooks/actions/change_webhook'
import CreateWebhook from '#notifications/webhooks/actions/create_webhook'
import RemoveWebhook from '#notifications/webhooks/actions/remove_webhook'
import ReplaceWebhookSecret from '#notifications/webhooks/actions/replace_webhook_secret'
import WebhookPolicy from '#notifications/webhooks/policies/webhook_policy'
import { listWebhooks, requireWebhook } from '#notifications/webhooks/queries/webhooks'
import { forAdmin } from '#notifications/webhooks/transformers/webhook_transformer'
import {
  webhookChangeValidator,
  webhookValidator,
} from '#notifications/webhooks/validators/webhook_validator'

/** The webhooks of an organization, for admins and owners. */
export default class WebhooksController {
  /** Lists the webhooks of an organization. */
  async index(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, WebhookPolicy, 'manage')
    const webhooks = (await listWebhooks(organizationId)).map(forAdmin)
    return ctx.response.json({ webhooks } satisfies WebhookList)
  }

  /** Adds a webhook, and returns its secret once. */
  async store(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, WebhookPolicy, 'manage')
    const input = await ctx.request.validateUsing(webhookValidator)
    const { id, secret } = await new CreateWebhook().handle({ ...input, organizationId, userId })
    const answer: WebhookWithSecret = { ...(await present(organizationId, id)), secret }
    return ctx.response.status(201).json(answer)
  }

  /** Returns a webhook. */
  async show(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, WebhookPolicy, 'manage')
    return ctx.response.json(await present(organizationId, ctx.params.webhookId))
  }

  /** Changes a webhook. */
  async update(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, WebhookPolicy, 'manage')
    const { webhookId: id } = ctx.params
    const input = await ctx.request.validateUsing(webhookChangeValidator)
    await new ChangeWebhook().handle({ ...input, organizationId, userId, id })
    return ctx.response.json(await present(organizationId, id))
  }

  /** Deletes a webhook with its deliveries. */
  async destroy(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, WebhookPolicy, 'manage')
    const { webhookId: id } = ctx.params
    await answerRepeated({ userId, action: 'webhook.deleted', target: id }, () =>
      new RemoveWebhook().handle({ organizationId, id, userId }),
    )
    return ctx.response.noContent()
  }

  /** Makes a new secret. */
  async replaceSecret(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, WebhookPolicy, 'manage')
    const { webhookId: id } = ctx.params
    const secret = await new ReplaceWebhookSecret().handle({ organizationId, id, userId })
    const answer: WebhookWithSecret = { ...(await present(organizationId, id)), secret }
    return ctx.response.json(answer)
  }
}

async function present(organizationId: string, id: string): Promise<WebhookAnswer> {
  return { webhook: forAdmin(await requireWebhook(organizationId, id)) }
}
