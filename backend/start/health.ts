import { HealthChecks } from '@adonisjs/core/health'
import env from '#start/env'
import { databaseCheck } from '#core/health/database_check'
import { diskCheck } from '#core/health/disk_check'
import { queueCheck } from '#core/health/queue_check'
import { redisCheck } from '#core/health/redis_check'
import { s3Check } from '#core/health/s3_check'

/** With PostgreSQL and S3 nothing is written to the data folder. */
const usesDisk = env.databaseUrl === undefined || env.s3 === null

/** What the server uses to answer requests. */
export const healthChecks = new HealthChecks().register([
  databaseCheck(),
  queueCheck(),
  ...(usesDisk ? [diskCheck(env.dataDir)] : []),
  ...(env.s3 === null ? [] : [s3Check()]),
  ...(env.redisUrl === undefined ? [] : [redisCheck()]),
])
