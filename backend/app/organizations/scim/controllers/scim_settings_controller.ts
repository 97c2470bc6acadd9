import type { HttpContext } from '@adonisjs/core/http'
import type { CreatedScimToken, ScimGroupList, ScimSettings } from '#contract/organizations/data/scim'
import { answerRepeated } from '#core/database/transactions/repeated_action'
import AdministratorPolicy from '#core/http/administrator_policy'
import { pageValidator, toPageRequest } from '#core/http/validation/pagination'
import { sessionIdOf } from '#identity/public'
import CreateScimToken from '#organizations/scim/actions/create_scim_token'
import MapScimGroup from '#organizations/scim/actions/map_scim_group'
import RevokeScimToken from '#organizations/scim/actions/revoke_scim_token'
import { findMappedGroup, listMappedGroups, scimSettings } from '#organizations/scim/queries/scim_settings'
import { scimMappingValidator, scimTokenValidator } from '#organizations/scim/validators/scim_validator'

/** How the directory of the company is connected, for administrators. */
export default class ScimSettingsController {
  /** Returns the tokens of the directory and its address. */
  async show({ bouncer, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    return response.json((await scimSettings()) satisfies ScimSettings)
  }

  /** Makes a token for the directory, which is shown once. */
  async createToken({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { password } = await request.validateUsing(scimTokenValidator)
    const user = auth.getUserOrFail()
    const token = await new CreateScimToken().handle({ user, password, sessionId: sessionIdOf(user) })
    const created: CreatedScimToken = { token, settings: await scimSettings() }
    return response.status(201).json(created)
  }

  /** Revokes a token of the directory. */
  async revokeToken({ auth, bouncer, params, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { id: userId } = auth.getUserOrFail()
    await answerRepeated({ userId, action: 'scim.token_revoked', target: params.tokenId }, () =>
      new RevokeScimToken().handle(params.tokenId, userId),
    )
    return response.noContent()
  }

  /** Lists the groups of the directory, with what each gives. */
  async groups({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const page = toPageRequest(await pageValidator.validate(request.qs()))
    return response.json((await listMappedGroups(page)) satisfies ScimGroupList)
  }

  /** Changes the organization and the role that a group gives. */
  async mapGroup({ auth, bouncer, params, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const mapping = await request.validateUsing(scimMappingValidator)
    await new MapScimGroup().handle({ ...mapping, id: params.id, actorId: auth.getUserOrFail().id })
    return response.json({ group: await findMappedGroup(params.id) })
  }
}
