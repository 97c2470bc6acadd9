import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { isEmpty } from '#accounts/public'
import { setupToken } from '#auth/public'

// Whoever reads this log runs the server, so they may make its first administrator.
if (await isEmpty()) {
  logger.info(
    `Nobody has an account yet. Make the first administrator at ${env.appUrl}/setup with the token ${setupToken()}`,
  )
}
