import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { refuseWrongAnswers, watchAnswers } from './answers.js'
import { beginGroup, keepMigratedDatabase } from './database.js'
import { refuseLooseWrites, watchLooseWrites } from './loose_writes.js'
import { report } from './report.js'

export const plugins: Config['plugins'] = [
  report,
  assert(),
  apiClient(),
  pluginAdonisJS(app),
  authApiClient(app),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [
    async () => {
      await testUtils.db().migrate()
      const { applyReferenceData } = await import('#database/reference_data/apply_reference_data')
      await applyReferenceData()
      await keepMigratedDatabase()
    },
  ],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name !== 'functional') return
  suite.setup(() => testUtils.httpServer().start())
  suite.setup(() => watchLooseWrites())
  suite.setup(() => watchAnswers())
  suite.teardown(() => refuseWrongAnswers())
  suite.onGroup((each) => {
    each.setup(beginGroup)
    each.each.teardown(() => refuseLooseWrites())
    each.each.teardown(() => refuseWrongAnswers())
  })
}
