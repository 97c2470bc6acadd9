import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { hasAdministrator } from '#identity/users/repositories/administrators'
import { setupToken } from '#identity/auth/rules/setup_token'

// Reading the log proves access to the server, which is sufficient to create its first administrator.
if (!(await hasAdministrator())) {
  logger.info(
    `There is no administrator yet. Create the first administrator at ${env.appUrl}/setup with the token ${setupToken()}, within a day`,
  )
}
