import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'

const HERE = '127.0.0.1'
const HEADER = 12
const TYPES = { 1: 'ipv4', 28: 'ipv6' } as const
const NO_SUCH_NAME = 3

/** The addresses of each name; a number is an error code of the protocol. */
export type Zone = Record<string, string[] | number>

/** A name server for a few names (RFC 1035, as far as a resolver asks). Without a zone it stays silent. */
export async function openNameServer(zone: Zone | null) {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    if (zone) socket.send(answerTo(question, zone), port, address)
  })
  socket.bind(0, HERE)
  await once(socket, 'listening')
  return { address: `${HERE}:${socket.address().port}`, close: () => socket.close() }
}

function answerTo(question: Buffer, zone: Zone): Buffer {
  const labels: string[] = []
  let at = HEADER
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const type = question.readUInt16BE(at + 1)
  const known = zone[labels.join('.')] ?? NO_SUCH_NAME
  const records = typeof known === 'number' ? [] : known.map(ipaddr.parse).filter(isOf(type))
  const header = Buffer.alloc(HEADER)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (typeof known === 'number' ? known : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question.subarray(HEADER, at + 5), ...records.map((ip) => record(type, ip))])
}

const isOf = (type: number) => (ip: ipaddr.IPv4 | ipaddr.IPv6) =>
  ip.kind() === TYPES[type as keyof typeof TYPES]

/** One answer about the name of the question, good for a minute. */
function record(type: number, ip: ipaddr.IPv4 | ipaddr.IPv6): Buffer {
  const bytes = Buffer.from(ip.toByteArray())
  const head = Buffer.from([0xc0, HEADER, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length])
  return Buffer.concat([head, bytes])
}
