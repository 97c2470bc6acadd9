import type { HttpContext } from '@adonisjs/core/http'
import { invalidSyntax, invalidValue } from '#organizations/scim/errors'
import type { ListRequest } from '#organizations/scim/queries/resource_page'
import { parseFilter } from '#organizations/scim/rules/filter'
import { readProjection, type Projection } from '#organizations/scim/rules/projection'

export const COUNT_MAX = 100
const INTEGER = /^-?\d{1,9}$/

export interface ListQuery extends ListRequest {
  projection: Projection
}

/** The attributes that a request asks for. */
export function projectionOf({ request }: HttpContext, schema: string): Projection {
  const query = request.qs()
  return readProjection(schema, textOf(query, 'attributes'), textOf(query, 'excludedAttributes'))
}

/** The query of a list. Places begin at 1; a page has at most `COUNT_MAX` resources. */
export function readListQuery(ctx: HttpContext, schema: string, countMax = COUNT_MAX): ListQuery {
  const query = ctx.request.qs()
  const filter = textOf(query, 'filter')
  const count = integerOf(query, 'count') ?? countMax
  return {
    filter: filter === undefined || filter.trim() === '' ? null : parseFilter(filter),
    startIndex: Math.max(1, integerOf(query, 'startIndex') ?? 1),
    count: Math.min(countMax, Math.max(0, count)),
    projection: projectionOf(ctx, schema),
  }
}

function textOf(query: Record<string, unknown>, name: string): string | undefined {
  const value = query[name]
  if (value === undefined || typeof value === 'string') return value
  throw invalidSyntax(`${name} is given more than once.`)
}

function integerOf(query: Record<string, unknown>, name: string): number | undefined {
  const text = textOf(query, name)
  if (text === undefined || text === '') return undefined
  if (!INTEGER.test(text)) throw invalidValue(`${name} is not a whole number.`)
  return Number(text)
}
