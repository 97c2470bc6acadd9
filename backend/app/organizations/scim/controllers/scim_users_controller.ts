import type { HttpContext } from '@adonisjs/core/http'
import ChangeScimUser from '#organizations/scim/actions/change_scim_user'
import CreateScimUser from '#organizations/scim/actions/create_scim_user'
import DeleteScimUser from '#organizations/scim/actions/delete_scim_user'
import { resourceNotFound } from '#organizations/scim/errors'
import { authorizeScim } from '#organizations/scim/http/authorize_scim'
import { projectionOf, readListQuery } from '#organizations/scim/http/list_query'
import { checkVersion, sendCreated, sendList, sendResource } from '#organizations/scim/http/scim_response'
import { findScimUser, listScimUsers, type ScimUserRow } from '#organizations/scim/queries/scim_users'
import { USER_SCHEMA } from '#organizations/scim/rules/attributes'
import { project } from '#organizations/scim/rules/projection'
import { readUser, readUserPatch, type UserChanges } from '#organizations/scim/rules/user_changes'
import { toUserResource } from '#organizations/scim/transformers/user_resource'
import { requireEmail } from '#organizations/scim/validators/user_name'

/** The people of the directory. */
export default class ScimUsersController {
  async index(ctx: HttpContext) {
    await authorizeScim(ctx)
    const query = readListQuery(ctx, USER_SCHEMA)
    const { rows, total } = await listScimUsers(query)
    sendList(ctx, query, {
      total,
      resources: rows.map((row) => project(toUserResource(row), query.projection)),
    })
  }

  async show(ctx: HttpContext) {
    await authorizeScim(ctx)
    const row = await findScimUser(ctx.params.id)
    if (row === null) throw resourceNotFound(ctx.params.id)
    answer(ctx, row)
  }

  async store(ctx: HttpContext) {
    const { actorId } = await authorizeScim(ctx)
    const user = readUser(ctx.request.body())
    const email = await requireEmail(user.userName!)
    const resource = toUserResource(await new CreateScimUser().handle({ user, email, actorId }))
    sendCreated(ctx, resource, project(resource, projectionOf(ctx, USER_SCHEMA)))
  }

  async replace(ctx: HttpContext) {
    const { actorId } = await authorizeScim(ctx)
    await change(ctx, readUser(ctx.request.body()), actorId)
  }

  async update(ctx: HttpContext) {
    const { actorId } = await authorizeScim(ctx)
    await change(ctx, readUserPatch(ctx.request.body()), actorId)
  }

  async destroy(ctx: HttpContext) {
    const { actorId } = await authorizeScim(ctx)
    await new DeleteScimUser().handle({ id: ctx.params.id, actorId, check: versionCheck(ctx) })
    ctx.response.noContent()
  }
}

async function change(ctx: HttpContext, changes: UserChanges, actorId: string | null): Promise<void> {
  const { userName } = changes
  const email = userName === undefined ? undefined : await requireEmail(userName)
  const { id } = ctx.params
  answer(ctx, await new ChangeScimUser().handle({ id, changes, email, actorId, check: versionCheck(ctx) }))
}

const versionCheck = (ctx: HttpContext) => (row: ScimUserRow) =>
  checkVersion(ctx, toUserResource(row).meta.version)

function answer(ctx: HttpContext, row: ScimUserRow): void {
  const resource = toUserResource(row)
  sendResource(ctx, resource, project(resource, projectionOf(ctx, USER_SCHEMA)))
}
