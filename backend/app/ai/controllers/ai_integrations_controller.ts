import type { HttpContext } from '@adonisjs/core/http'
import type { AiIntegrationDetails } from '#contract/ai/data/ai'
import type { AiProvider } from '#contract/ai/rules/ai'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { idInBody } from '#core/http/request/id_in_body'
import { authorizeMember, type Membership } from '#organizations/public'
import AddIntegration from '#ai/actions/add_integration'
import EditIntegration from '#ai/actions/edit_integration'
import RemoveIntegration from '#ai/actions/remove_integration'
import AiPolicy from '#ai/policies/ai_policy'
import { listIntegrations } from '#ai/queries/list_integrations'
import { ProviderAddresses } from '#ai/gateways/provider_addresses'
import { toIntegrationList } from '#ai/transformers/integration_transformer'
import { addIntegrationValidator, editIntegrationValidator } from '#ai/validators/ai_validator'

/** The providers of an organization. */
export default class AiIntegrationsController {
  /** Lists the AI providers of an organization. Keys are never shown. */
  async index(ctx: HttpContext) {
    const { organizationId, role } = await authorizeMember(ctx, AiPolicy, 'view')
    return ctx.response.json(toIntegrationList(await listIntegrations(organizationId), role))
  }

  /** Adds an AI provider to an organization, after a test of its key. */
  async store(ctx: HttpContext) {
    const { containerResolver, request, response } = ctx
    const membership = await authorizeMember(ctx, AiPolicy, 'manage', idInBody(request, 'organizationId'))
    const input = await request.validateUsing(addIntegrationValidator)
    const addresses = await containerResolver.make(ProviderAddresses)
    await new AddIntegration(addresses).handle({ ...input, actorId: membership.userId })
    return response.status(201).json(await toDetails(membership, input.provider))
  }

  /** Changes an AI provider of an organization. */
  async update(ctx: HttpContext) {
    const { containerResolver, params, request, response } = ctx
    const membership = await authorizeMember(ctx, AiPolicy, 'manage')
    const changes = await request.validateUsing(editIntegrationValidator)
    const { organizationId, userId: actorId } = membership
    const addresses = await containerResolver.make(ProviderAddresses)
    const { provider } = params
    await new EditIntegration(addresses).handle({ organizationId, provider, actorId, changes })
    return response.json(await toDetails(membership, provider))
  }

  /** Removes an AI provider and its key. */
  async destroy(ctx: HttpContext) {
    const { organizationId, userId: actorId } = await authorizeMember(ctx, AiPolicy, 'manage')
    const { provider } = ctx.params
    const target = `${organizationId}:${provider}`
    await answerRepeated({ userId: actorId, action: 'integration.disconnected', target }, () =>
      new RemoveIntegration().handle({ organizationId, provider, actorId }),
    )
    return ctx.response.json({ success: true })
  }
}

async function toDetails(
  { organizationId, role }: Membership,
  provider: AiProvider,
): Promise<AiIntegrationDetails> {
  const { integrations } = toIntegrationList(await listIntegrations(organizationId), role)
  return { integration: integrations.find((integration) => integration.provider === provider)! }
}
