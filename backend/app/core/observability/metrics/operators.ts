import { timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import { healthChecks } from '#start/health'
import { sha256 } from '#core/runtime/hashing/sha256'
import type { Metric } from './metric.js'
import { createRegistry } from './registry.js'

interface OperatorAnswer {
  status: number
  type: string
  body: string
}

let registry: Registry | undefined

/** Starts counting and measuring. */
export async function startMetrics(metrics: readonly Metric[]): Promise<void> {
  registry = await createRegistry(metrics)
}

/** The response for operators at a path; null for an unknown path. */
export async function answerOperator(path: string): Promise<OperatorAnswer | null> {
  if (path === '/metrics' && registry !== undefined)
    return { status: 200, type: registry.contentType, body: await registry.metrics() }
  if (path !== '/metrics/health') return null
  const report = await healthChecks.run()
  return {
    status: report.isHealthy ? 200 : 503,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(report),
  }
}

/** Whether an `authorization` header has the operator's token, compared in constant time. */
export function isOperator(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

const digest = (text: string) => Buffer.from(sha256.hex(text))
