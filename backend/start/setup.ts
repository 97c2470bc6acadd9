import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { hasUsers } from '#users/public'
import { setupToken } from '#auth/public'

// Reading the log proves access to the server, which is enough to make its first administrator.
if (!(await hasUsers())) {
  logger.info(
    `There are no accounts yet. Create the first administrator at ${env.appUrl}/setup with the token ${setupToken()}`,
  )
}
