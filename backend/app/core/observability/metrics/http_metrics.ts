import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import { securityEventOf, statusOf } from '#core/http/request_log'
import { optionsOf } from '#core/http/route_options'
import type { Metric } from './metric.js'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * By route pattern, so that no path becomes a label: `/*` is every page without a route of its own, `none` a file or no
 * route at all.
 */
const routeOf = ({ request, route }: HttpContext) => ({
  method: METHODS.has(request.method()) ? request.method() : 'other',
  route: route?.pattern ?? 'none',
})

export const httpMetrics: Metric[] = [
  {
    type: 'counter',
    name: 'fanfare_credentials_refused_total',
    help: 'Wrong passwords, codes and links, by route.',
    labels: ['method', 'route'],
    start: (count) => {
      emitter.on('http:request_completed', ({ ctx }) => {
        if (securityEventOf(ctx, statusOf(ctx)) === 'credentials.refused') count(routeOf(ctx))
      })
    },
  },
  {
    type: 'counter',
    name: 'fanfare_http_requests_total',
    help: 'Requests that were answered, by route and status.',
    labels: ['method', 'route', 'status'],
    start: (count) => {
      emitter.on('http:request_completed', ({ ctx }) =>
        count({ ...routeOf(ctx), status: String(statusOf(ctx)) }),
      )
    },
  },
  {
    type: 'histogram',
    name: 'fanfare_http_request_duration_seconds',
    help: 'Time until a request was answered, by route, without event streams.',
    labels: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    start: (observe) => {
      emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
        if (!optionsOf(ctx.route).longLived) observe(routeOf(ctx), seconds + nanoseconds / 1e9)
      })
    },
  },
]
