import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import config from '#config/bodyparser'
import { optionsOf, type LargeBody } from '#core/http/route_options'

const standard = new BodyParserMiddleware(config)
const larger = new Map<LargeBody, BodyParserMiddleware>()

/** Reads the body, up to the limit of the route. */
export default class BodyMiddleware {
  handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const { largeBody } = optionsOf(ctx.route)
    return (largeBody === undefined ? standard : parserOf(largeBody)).handle(ctx, next)
  }
}

function parserOf(body: LargeBody): BodyParserMiddleware {
  const parser = larger.get(body) ?? new BodyParserMiddleware(withLimit(body))
  larger.set(body, parser)
  return parser
}

const withLimit = ({ type, bytes }: LargeBody): typeof config => ({
  ...config,
  raw: { ...config.raw, types: [...config.raw.types, type], limit: bytes },
})
