import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { refuseLooseWrites, watchLooseWrites } from './loose_writes.js'

export const plugins: Config['plugins'] = [assert(), apiClient(), pluginAdonisJS(app), authApiClient(app)]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [
    () => testUtils.db().migrate(),
    async () => {
      const { applyReferenceData } = await import('#database/reference_data/apply_reference_data')
      await applyReferenceData()
    },
  ],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name !== 'functional') return
  suite.setup(() => testUtils.httpServer().start())
  suite.setup(() => watchLooseWrites())
  suite.onGroup((each) => {
    each.setup(() => clearLimits())
    each.each.teardown(() => refuseLooseWrites())
  })
}

/** Servers with low limits count in the database of the run. */
async function clearLimits(): Promise<void> {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  await db.from('rate_limits').delete()
}
