import { defineConfig } from '@adonisjs/core/logger'
import env from '#start/env'
import { REDACTED_PATHS, describeError, requestIdOfLine } from '#core/observability/logging'

const logger = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'fanfare',
      level: env.logLevel,
      timestamp: 'iso',
      mixin: requestIdOfLine,
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
      serializers: { err: describeError },
    },
  },
})

export default logger

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof logger> {}
}
