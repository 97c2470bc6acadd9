import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from './app_root.js'
import { refuse } from './refusal.js'

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.starting(async () => {
      const { requireAppKey } = await import('#core/database/app_key')
      await requireAppKey()
    })
    app.ready(async () => {
      const { drain } = await import('#core/http/shutdown')
      const { limitBody } = await import('#core/http/request_deadline')
      const server = await app.container.make('server')
      server.getNodeServer()?.prependListener('request', limitBody)
      app.listen('SIGTERM', () => void drain(app))
      app.listen('SIGINT', () => void drain(app))
      await import('#start/setup')
    })
  })
  .httpServer()
  .start()
  .catch(refuse)
