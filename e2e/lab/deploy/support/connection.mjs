import { once } from 'node:events'
import { connect } from 'node:http2'
import { setTimeout as wait } from 'node:timers/promises'

const REFUSAL_MS = 100

async function read(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** One HTTP/2 connection over TLS to a proxy on this machine under a given host name. `ca` is its certificate. */
export async function connectTo(name, ca) {
  const session = connect('https://127.0.0.1', { ca, servername: name })
  await once(session, 'connect')
  const open = (method, path, headers) =>
    session.request({ ':method': method, ':path': path, ':authority': name, ...headers })

  return {
    close: () => session.close(),
    /** Requests a path and returns the status, the headers and the bytes of the response. */
    async ask(method, path, { headers = {}, body } = {}) {
      const stream = open(method, path, headers)
      const response = once(stream, 'response')
      // A proxy that refuses a body responds before reading it, and disconnects a client that keeps sending.
      if (body) await Promise.race([response, wait(REFUSAL_MS)])
      stream.on('error', () => undefined)
      stream.end(body)
      const [answer] = await response
      return { status: answer[':status'], headers: answer, body: await read(stream).catch(() => Buffer.of()) }
    },
    /** Opens an event stream. `next` waits for the first data that contains a word, from now on. */
    async follow(path, headers) {
      const stream = open('GET', path, headers)
      const [answer] = await once(stream, 'response')
      stream.setEncoding('utf8')
      return {
        status: answer[':status'],
        headers: answer,
        next: (word) =>
          new Promise((found) => {
            let text = ''
            stream.on('data', (part) => {
              text += part
              if (text.includes(word)) found(text)
            })
          }),
        close: () => stream.close(),
      }
    },
  }
}
