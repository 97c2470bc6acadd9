import type { HttpContext } from '@adonisjs/core/http'
import type { OrganizationTokenList } from '#contract/identity/data/api_token'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import { forNewToken } from '#identity/public'
import CreateOrganizationToken from '#organizations/organization_tokens/actions/create_organization_token'
import RevokeOrganizationToken from '#organizations/organization_tokens/actions/revoke_organization_token'
import { listOrganizationTokens } from '#organizations/organization_tokens/queries/list_organization_tokens'
import { organizationTokenValidator } from '#organizations/organization_tokens/validators/organization_token_validator'
import { authorizeMember } from '#organizations/organizations/http/authorize_member'
import OrganizationPolicy from '#organizations/organizations/policies/organization_policy'

/** The API tokens of an organization, for admins and owners. */
export default class OrganizationTokensController {
  /** Lists the API tokens of an organization. */
  async index(ctx: HttpContext) {
    const { organizationId } = await authorizeMember(ctx, OrganizationPolicy, 'manageTokens')
    const tokens = await listOrganizationTokens(organizationId)
    return ctx.response.json({ tokens } satisfies OrganizationTokenList)
  }

  /** Makes an API token of an organization, which is shown once. */
  async store(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageTokens')
    const input = await ctx.request.validateUsing(organizationTokenValidator)
    const made = await new CreateOrganizationToken().handle({ ...input, organizationId, userId })
    return ctx.response.status(201).json(forNewToken(made))
  }

  /** Revokes an API token of an organization. */
  async destroy(ctx: HttpContext) {
    const { organizationId, userId } = await authorizeMember(ctx, OrganizationPolicy, 'manageTokens')
    const { tokenId } = ctx.params
    await answerRepeated({ userId, action: 'api_token.revoked', target: tokenId }, () =>
      new RevokeOrganizationToken().handle({ organizationId, tokenId, userId }),
    )
    return ctx.response.noContent()
  }
}
