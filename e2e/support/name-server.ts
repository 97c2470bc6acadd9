import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { dataDir } from './instance.ts'

const HEADER_BYTES = 12
const TXT = 16
const NO_SUCH_NAME = 3

/** Publishes a TXT record, of at most 255 characters. */
export type Publish = (name: string, value: string) => void

/** A fixture: a name server that the product asks for the records of domains, for one test at a time. */
export async function useNameServer(
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  {}: object,
  use: (publish: Publish) => Promise<void>,
): Promise<void> {
  const records = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (request, { port, address }) => {
    socket.send(answerTo(request, records.get(nameIn(request))), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const file = `${dataDir}/name-server`
  writeFileSync(file, `127.0.0.1:${socket.address().port}`)
  await use((name, value) => void records.set(name, value))
  rmSync(file)
  socket.close()
}

function nameIn(request: Buffer): string {
  const labels: string[] = []
  for (let at = HEADER_BYTES; request[at] !== 0; at += request[at]! + 1)
    labels.push(request.toString('latin1', at + 1, at + 1 + request[at]!))
  return labels.join('.').toLowerCase()
}

/** The answer to a question about the TXT records of a name. */
function answerTo(request: Buffer, value: string | undefined): Buffer {
  const end = request.indexOf(0, HEADER_BYTES) + 5
  const answer = Buffer.concat([request.subarray(0, end), ...(value === undefined ? [] : [record(value)])])
  // A response, with recursion available, to one question.
  answer.writeUInt16BE(0x8180 | (value === undefined ? NO_SUCH_NAME : 0), 2)
  answer.writeUInt16BE(value === undefined ? 0 : 1, 6)
  answer.writeUInt32BE(0, 8)
  return answer
}

function record(value: string): Buffer {
  const head = Buffer.alloc(HEADER_BYTES)
  // The name is the one of the question.
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(value.length + 1, 10)
  return Buffer.concat([head, Buffer.from([value.length]), Buffer.from(value)])
}
