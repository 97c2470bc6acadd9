import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { createInbox } from './inbox.mjs'
import { listPage, mailPage, missingPage } from './page.mjs'

/**
 * A mail server that stores mails in memory and shows them in a browser. Loopback only.
 * `SMTP_PORT` and `PORT` choose the ports (0: any); the parent process receives the actual ones.
 */
const HOST = '127.0.0.1'
const inbox = createInbox()
const take = callbackify(async (stream) => inbox.receive(await buffer(stream)))

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData: (stream, _session, done) => take(stream, done),
})

const pages = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`)
  const answer = (status, type, body) => response.writeHead(status, { 'content-type': type }).end(body)
  if (pathname === '/mails.json') {
    return answer(200, 'application/json', JSON.stringify(inbox.all(searchParams.get('to'))))
  }
  if (pathname === '/') return answer(200, 'text/html', listPage(inbox.all()))
  const mail = inbox.find(pathname.match(/^\/mails\/(\d+)$/)?.[1])
  return mail ? answer(200, 'text/html', mailPage(mail)) : answer(404, 'text/html', missingPage())
})

const listen = (server, port) => new Promise((ready) => server.listen(Number(port ?? 0), HOST, ready))
await Promise.all([listen(smtp, process.env.SMTP_PORT), listen(pages, process.env.PORT)])
process.send?.({ smtpPort: smtp.server.address().port, port: pages.address().port })
process.stdout.write(`The sandbox inbox is at http://${HOST}:${pages.address().port}\n`)

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
