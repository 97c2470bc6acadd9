import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { answerOperator, isOperator } from './operators.js'

interface OperatorPort {
  port: number
  host: string
  /** If undefined, any client that reaches the port has access. */
  token: string | undefined
}

/** Serves metrics on a separate port. Returns a function that closes it. */
export async function openOperatorPort({ port, host, token }: OperatorPort): Promise<() => void> {
  const server = createServer((request, response) => {
    answer(request, response, token).catch((error: unknown) => {
      logger.error({ err: error }, 'an operator could not be answered')
      send(response, 500)
    })
  }).listen(port, host)
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, token: string | undefined) {
  if (token !== undefined && !isOperator(request.headers.authorization, token)) {
    logger.info({ event: 'request.unauthenticated', port: 'metrics' }, 'security')
    return send(response, 401)
  }
  if (request.method !== 'GET') return send(response, 405)
  const found = await answerOperator(request.url?.split('?')[0] ?? '')
  if (found === null) return send(response, 404)
  send(response, found.status, found.type, found.body)
}

function send(response: ServerResponse, status: number, type = 'text/plain; charset=utf-8', body = ''): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}
