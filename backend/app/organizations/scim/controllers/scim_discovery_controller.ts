import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { resourceNotFound } from '#organizations/scim/errors'
import { authorizeScim } from '#organizations/scim/http/authorize_scim'
import { COUNT_MAX } from '#organizations/scim/http/list_query'
import { sendList, sendScim } from '#organizations/scim/http/scim_response'
import { providerConfigAt, resourceTypesAt, schemasAt } from '#organizations/scim/rules/schemas'

const BASE = `${env.appUrl}/api/scim/v2`
const ALL = { startIndex: 1 }

/** What a directory can find out about this implementation. */
export default class ScimDiscoveryController {
  async config(ctx: HttpContext) {
    await authorizeScim(ctx)
    sendScim(ctx, providerConfigAt(BASE, COUNT_MAX))
  }

  async resourceTypes(ctx: HttpContext) {
    await authorizeScim(ctx)
    sendAll(ctx, resourceTypesAt(BASE))
  }

  async resourceType(ctx: HttpContext) {
    await authorizeScim(ctx)
    sendOne(ctx, resourceTypesAt(BASE))
  }

  async schemas(ctx: HttpContext) {
    await authorizeScim(ctx)
    sendAll(ctx, schemasAt(BASE))
  }

  async schema(ctx: HttpContext) {
    await authorizeScim(ctx)
    sendOne(ctx, schemasAt(BASE))
  }
}

const sendAll = (ctx: HttpContext, resources: object[]): void =>
  sendList(ctx, ALL, { total: resources.length, resources })

function sendOne(ctx: HttpContext, resources: { id: string }[]): void {
  const name = String(ctx.params.name).toLowerCase()
  const resource = resources.find(({ id }) => id.toLowerCase() === name)
  if (resource === undefined) throw resourceNotFound(ctx.params.name)
  sendScim(ctx, resource)
}
