import type { HttpContext, HttpResponse } from '@adonisjs/core/http'
import type { AppError } from '#core/http/errors/app_error'
import { ScimError, versionMismatch } from '#organizations/scim/errors'
import { ERROR_SCHEMA, LIST_SCHEMA } from '#organizations/scim/rules/attributes'
import { namesVersion } from '#organizations/scim/rules/entity_tag'
import type { ListQuery } from '#organizations/scim/http/list_query'

export const SCIM_TYPE = 'application/scim+json'

const send = (response: HttpResponse, body: object): void =>
  response.header('content-type', `${SCIM_TYPE}; charset=utf-8`).send(JSON.stringify(body))

/** Sends an answer that is not a resource. */
export const sendScim = ({ response }: HttpContext, body: object): void => send(response, body)

interface Versioned {
  meta: { location: string; version: string }
}

/** Sends a resource with its version; 304 when the client has it already. */
export function sendResource(
  { request, response }: HttpContext,
  { meta: { location, version } }: Versioned,
  body: object,
): void {
  response.header('etag', version).header('content-location', location)
  const known = request.header('if-none-match')
  if (request.method() === 'GET' && known !== undefined && namesVersion(known, version))
    return response.status(304).send(null)
  send(response, body)
}

/** Sends a resource that was made. */
export function sendCreated(ctx: HttpContext, resource: Versioned, body: object): void {
  ctx.response.status(201).header('location', resource.meta.location)
  sendResource(ctx, resource, body)
}

/** Sends a part of a list. */
export function sendList(
  { response }: HttpContext,
  { startIndex }: Pick<ListQuery, 'startIndex'>,
  { total, resources }: { total: number; resources: readonly object[] },
): void {
  send(response, {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  })
}

/** Throws when the version is not the one that the request expects. */
export function checkVersion({ request }: HttpContext, version: string): void {
  const expected = request.header('if-match')
  if (expected !== undefined && !namesVersion(expected, version)) throw versionMismatch()
}

/** Sends an error as RFC 7644, section 3.12, says. */
export function sendError(error: AppError, response: HttpResponse): void {
  send(response, {
    schemas: [ERROR_SCHEMA],
    ...(error instanceof ScimError && error.scimType !== undefined && { scimType: error.scimType }),
    ...(error.code === 'MALFORMED_REQUEST' && !(error instanceof ScimError) && { scimType: 'invalidSyntax' }),
    detail: error.message,
    status: String(error.status),
  })
}
