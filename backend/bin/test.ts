process.env.NODE_ENV = 'test'

import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { APP_ROOT, importer } from './app_root.js'
import { refuse } from './refusal.js'

const { dropDatabase } = await import('#tests/environment')

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
  })
  .testRunner()
  .configure(async (app) => {
    const { configureSuite, plugins, runnerHooks } = await import('#tests/bootstrap')
    const { dropTemplate } = await import('#tests/prepared_database')
    const { inShard } = await import('#tests/shard')
    processCLIArgs(process.argv.slice(2))
    configure({
      ...app.rcFile.tests,
      suites: app.rcFile.tests.suites.map(inShard),
      plugins,
      ...runnerHooks,
      configureSuite,
      teardown: runnerHooks.teardown.concat([() => app.terminate(), dropTemplate, dropDatabase]),
    })
  })
  .run(() => run())
  .catch(refuse)
