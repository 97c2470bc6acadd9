import 'reflect-metadata'
import { createServer, type Server } from 'node:http'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from './app_root.js'
import { loadDemoData, prepareDatabase } from './prepare_database.js'
import { refuse } from './refusal.js'

/** In milliseconds. By default, Node checks for late headers only every thirty seconds, long after `headersTimeout`. */
const CONNECTIONS_CHECKING_INTERVAL = 2_000

/** `npm start` prepares the database in the process of the server, which saves the start of another one. */
const PREPARES = process.argv.includes('--prepare')

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.starting(async () => {
      if (PREPARES) await prepareDatabase(app)
      const { requireDatabase } = await import('#core/database/connection/require_database')
      await requireDatabase()
    })
    app.ready(async () => {
      const { drain, followConnections } = await import('#core/http/shutdown')
      const { limitBody } = await import('#core/http/request/request_deadline')
      const server = await app.container.make('server')
      const nodeServer = server.getNodeServer()!
      nodeServer.prependListener('request', limitBody)
      followConnections(nodeServer as Server)
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) app.listen(signal, () => void drain(app))
      // A parent process with an IPC channel was killed.
      if (process.connected) process.once('disconnect', () => void drain(app))
      if (PREPARES) await loadDemoData()
      await import('#start/setup')
    })
  })
  .httpServer()
  .start((handler) => createServer({ connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL }, handler))
  .catch(refuse)
