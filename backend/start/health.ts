import { HealthChecks } from '@adonisjs/core/health'
import env from '#start/env'
import { databaseCheck } from '#core/observability/health/database_check'
import { diskCheck } from '#core/observability/health/disk_check'
import { queueCheck } from '#core/observability/health/queue_check'
import { redisCheck } from '#core/observability/health/redis_check'
import { s3Check } from '#core/observability/health/s3_check'

/** With PostgreSQL and S3, nothing is written to the data folder. */
const usesDisk = env.databaseUrl === undefined || env.s3 === null

/** Checks of everything the server needs to answer requests. */
export const healthChecks = new HealthChecks().register([
  databaseCheck(),
  queueCheck(),
  ...(usesDisk ? [diskCheck(env.dataDir)] : []),
  ...(env.s3 === null ? [] : [s3Check()]),
  ...(env.redisUrl === undefined ? [] : [redisCheck()]),
])
