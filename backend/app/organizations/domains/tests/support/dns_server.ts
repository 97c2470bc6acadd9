import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

/** A TXT record in its parts. */
type Txt = readonly string[]

/** What a name answers. */
export type Behavior =
  | { records: readonly Txt[] }
  | { rcode: 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' }
  /** No answer, an answer to another question or request, bytes that are no answer, and one cut off. */
  | 'hangs'
  | 'lies'
  | 'forges'
  | 'babbles'
  | 'breaks off'

const RCODES = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 }
const HEADER_BYTES = 12
const RESPONSE = 0x8180
const TXT = 16
const PART_MAX = 255

/** A name server on a port of this machine. */
export interface DnsServer {
  address: string
  /** By name; any other does not exist. */
  names: Map<string, Behavior>
  /** The names that were asked for. */
  asked: string[]
  close: () => Promise<void>
}

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const names = new Map<string, Behavior>()
  const asked: string[] = []
  socket.on('message', (request, { port, address }) => {
    const name = nameIn(request)
    asked.push(name)
    const answer = answerTo(request, names.get(name) ?? { rcode: 'NXDOMAIN' })
    if (answer) socket.send(answer, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, names, asked, close: () => closed(socket) }
}

async function closed(socket: Socket): Promise<void> {
  socket.close()
  await once(socket, 'close')
}

function nameIn(request: Buffer): string {
  const labels: string[] = []
  for (let at = HEADER_BYTES; request[at] !== 0; at += request[at]! + 1)
    labels.push(request.toString('latin1', at + 1, at + 1 + request[at]!))
  return labels.join('.').toLowerCase()
}

function answerTo(request: Buffer, behavior: Behavior): Buffer | null {
  if (behavior === 'hangs') return null
  if (behavior === 'babbles') return Buffer.alloc(200, 'fanfare-verification=')
  if (behavior === 'lies') return response(question(request, 'another.test'), { records: [] })
  if (behavior === 'forges') {
    const other = Buffer.from(request)
    other.writeUInt16BE(other.readUInt16BE(0) ^ 0xffff, 0)
    return response(other, { records: [] })
  }
  if (behavior === 'breaks off') {
    const whole = response(request, { records: [['x'.repeat(200)]] })
    return whole.subarray(0, whole.length - 100)
  }
  return response(request, behavior)
}

/** The request with another name. */
function question(request: Buffer, name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]))
  return Buffer.concat([request.subarray(0, HEADER_BYTES), ...labels, Buffer.from([0, 0, TXT, 0, 1])])
}

function response(request: Buffer, behavior: Extract<Behavior, object>): Buffer {
  const records = 'records' in behavior ? behavior.records : []
  const end = request.indexOf(0, HEADER_BYTES) + 5
  const header = Buffer.alloc(HEADER_BYTES)
  request.copy(header, 0, 0, 2)
  header.writeUInt16BE(RESPONSE | ('rcode' in behavior ? RCODES[behavior.rcode] : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, request.subarray(HEADER_BYTES, end), ...records.map(recordOf)])
}

function recordOf(parts: Txt): Buffer {
  const data = Buffer.concat(
    parts.map((part) => Buffer.from([Math.min(part.length, PART_MAX), ...Buffer.from(part)])),
  )
  const head = Buffer.alloc(HEADER_BYTES)
  // The name is the one of the question.
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
