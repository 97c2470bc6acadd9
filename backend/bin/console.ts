import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from './app_root.js'
import { refuse } from './refusal.js'

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      try {
        await import('#start/env')
        // Creates the data folder.
        await import('#config/database')
      } catch (error) {
        // The console would print this with a stack trace, like a bug.
        await refuse(error)
      }
    })
    app.listen('SIGTERM', () => void app.terminate())
  })
  .ace()
  .handle(process.argv.slice(2))
  .catch(refuse)
