import type { HttpContext } from '@adonisjs/core/http'
import type { AiSettingsDetails } from '#contract/ai/data/ai'
import { may } from '#contract/organizations/rules/abilities'
import { authorizeMember, type Membership } from '#organizations/public'
import EditSettings from '#ai/actions/edit_settings'
import AiPolicy from '#ai/policies/ai_policy'
import { findSettings } from '#ai/queries/find_settings'
import { listUsage } from '#ai/queries/list_usage'
import { editSettingsValidator } from '#ai/validators/ai_validator'

/** How an organization wants its texts, and what they cost. */
export default class AiSettingsController {
  /** Returns how an organization generates suggestions. */
  async show(ctx: HttpContext) {
    return ctx.response.json(await toDetails(await authorizeMember(ctx, AiPolicy, 'view')))
  }

  /** Changes how an organization generates suggestions. Absent fields stay unchanged. */
  async update(ctx: HttpContext) {
    const membership = await authorizeMember(ctx, AiPolicy, 'manage')
    const { tone, avoid, examples, ...rest } = await ctx.request.validateUsing(editSettingsValidator)
    const { organizationId, userId: actorId } = membership
    // An empty text arrives as null.
    const sent = Object.entries({ tone, avoid, examples }).filter(([, text]) => text !== undefined)
    const prompts = Object.fromEntries(sent.map(([name, text]) => [name, text ?? '']))
    await new EditSettings().handle({ organizationId, actorId, changes: { ...rest, ...prompts } })
    return ctx.response.json(await toDetails(membership))
  }
}

async function toDetails({ organizationId, role }: Membership): Promise<AiSettingsDetails> {
  const [settings, usage] = await Promise.all([findSettings(organizationId), listUsage(organizationId)])
  return { settings, usage, can: { manage: may(role, 'manageIntegrations') } }
}
