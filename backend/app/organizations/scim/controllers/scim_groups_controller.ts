import type { HttpContext } from '@adonisjs/core/http'
import ChangeScimGroup from '#organizations/scim/actions/change_scim_group'
import CreateScimGroup from '#organizations/scim/actions/create_scim_group'
import DeleteScimGroup from '#organizations/scim/actions/delete_scim_group'
import { resourceNotFound } from '#organizations/scim/errors'
import { authorizeScim } from '#organizations/scim/http/authorize_scim'
import { projectionOf, readListQuery } from '#organizations/scim/http/list_query'
import { checkVersion, sendCreated, sendList, sendResource } from '#organizations/scim/http/scim_response'
import {
  findScimGroup,
  listScimGroups,
  membersOfGroups,
  type ScimGroupRow,
} from '#organizations/scim/queries/scim_groups'
import { GROUP_SCHEMA } from '#organizations/scim/rules/attributes'
import { readGroup, readGroupPatch, type GroupChanges } from '#organizations/scim/rules/group_changes'
import { isShown, project } from '#organizations/scim/rules/projection'
import { groupVersion, toGroupResource } from '#organizations/scim/transformers/group_resource'

/** The most groups of a page with their members, of which each may have thousands. */
const WITH_MEMBERS_MAX = 10

/** The groups of the directory. */
export default class ScimGroupsController {
  async index(ctx: HttpContext) {
    await authorizeScim(ctx)
    const hasMembers = isShown(projectionOf(ctx, GROUP_SCHEMA), 'members')
    const query = readListQuery(ctx, GROUP_SCHEMA, hasMembers ? WITH_MEMBERS_MAX : undefined)
    const { rows, total } = await listScimGroups(query)
    const members = await membersOfGroups(hasMembers ? rows.map(({ id }) => id) : [])
    const resources = rows.map((row) => project(toGroupResource(row, members.get(row.id)), query.projection))
    sendList(ctx, query, { total, resources })
  }

  async show(ctx: HttpContext) {
    await authorizeScim(ctx)
    const row = await findScimGroup(ctx.params.id)
    if (row === null) throw resourceNotFound(ctx.params.id)
    sendResource(ctx, ...(await resourceOf(ctx, row)))
  }

  async store(ctx: HttpContext) {
    await authorizeScim(ctx)
    const row = await new CreateScimGroup().handle(readGroup(ctx.request.body()))
    sendCreated(ctx, ...(await resourceOf(ctx, row)))
  }

  async replace(ctx: HttpContext) {
    await authorizeScim(ctx)
    const row = await change(ctx, readGroup(ctx.request.body()))
    sendResource(ctx, ...(await resourceOf(ctx, row)))
  }

  /** Without a body, because a group may have thousands of members. */
  async update(ctx: HttpContext) {
    await authorizeScim(ctx)
    const row = await change(ctx, readGroupPatch(ctx.request.body()))
    ctx.response.header('etag', groupVersion(row)).noContent()
  }

  async destroy(ctx: HttpContext) {
    await authorizeScim(ctx)
    await new DeleteScimGroup().handle({ id: ctx.params.id, check: versionCheck(ctx) })
    ctx.response.noContent()
  }
}

const change = (ctx: HttpContext, changes: GroupChanges) =>
  new ChangeScimGroup().handle({ id: ctx.params.id, changes, check: versionCheck(ctx) })

const versionCheck = (ctx: HttpContext) => (row: ScimGroupRow) => checkVersion(ctx, groupVersion(row))

/** The resource, and what the request asks for of it. */
async function resourceOf(ctx: HttpContext, row: ScimGroupRow) {
  const projection = projectionOf(ctx, GROUP_SCHEMA)
  const members = isShown(projection, 'members') ? await membersOfGroups([row.id]) : new Map()
  const resource = toGroupResource(row, members.get(row.id))
  return [resource, project(resource, projection)] as const
}
