import type { HttpContext } from '@adonisjs/core/http'
import type { AiModelList, AiTestResult } from '#contract/ai/data/ai'
import { authorizeMember } from '#organizations/public'
import TestIntegration from '#ai/actions/test_integration'
import AiPolicy from '#ai/policies/ai_policy'
import { requireModels } from '#ai/queries/require_models'
import { defaultsOf } from '#ai/rules/providers'

/** Checks of a provider from the settings: the connection test and the list of models. */
export default class AiChecksController {
  /** Sends a short request to an AI provider. */
  async store(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, AiPolicy, 'manage')
    const { provider, ...integration } = await new TestIntegration().handle({
      organizationId,
      provider: ctx.params.provider,
    })
    const model = integration.model ?? defaultsOf(provider).model
    const message = 'The provider accepts the key, and the model answers.'
    return ctx.response.json({ success: true, message, model } satisfies AiTestResult)
  }

  /** Lists the models of an AI provider. */
  async models(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, AiPolicy, 'manage')
    const models = await requireModels(organizationId, ctx.params.provider)
    return ctx.response.json({ models } satisfies AiModelList)
  }
}
