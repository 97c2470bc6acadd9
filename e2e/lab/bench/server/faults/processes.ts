import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { lostOf } from './hanging-database.ts'
import { BOTH, type Line } from './line.ts'
import { startMailServer } from '../mail-server.ts'
import { areClean, continuously, every, longest, p95, Person, secondsUntilBack, statuses } from './person.ts'

const WRITERS = 16
const STOP_S = 10
const MAILS = 12
/** Interrupted jobs are taken over after a minute. */
const DELIVERY_S = 120

/** Opens connections that send the beginning of a request, or nothing. */
function openConnections(url: string, count: number, text: string): Socket[] {
  const { hostname, port } = new URL(url)
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname)
    // A socket only notices its end while it is read.
    socket.on('error', () => undefined).resume()
    socket.write(text)
    return socket
  })
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024

export const PROCESSES: Line[] = [
  {
    name: `server killed (-9) under ${WRITERS} writers, five times`,
    goal: 'no confirmed write lost',
    on: BOTH,
    async run({ serve, database }) {
      let [lost, confirmed] = [0, 0]
      for (let round = 0; round < 5; round += 1) {
        const server = await serve()
        const person = await new Person(server.url).begin()
        const writers = Array.from({ length: WRITERS }, () => continuously(() => person.write()))
        await wait(2_000)
        const stopping = writers.map((stop) => stop())
        await server.kill()
        await Promise.all(stopping)
        lost += await lostOf(person, database)
        confirmed += person.confirmed.length
      }
      return { figure: `${lost} of ${confirmed} lost`, isKept: lost === 0 && confirmed > 0 }
    },
  },
  {
    name: `stopped (SIGTERM) while ${MAILS} mails are at a server that hangs`,
    goal: `<= ${STOP_S} s, and each mail arrives once after the next start`,
    on: BOTH,
    async run({ serve }) {
      const mails = await startMailServer()
      const server = await serve({ SMTP_URL: mails.url })
      const addresses = Array.from({ length: MAILS }, (_, nth) => `person-${nth}@example.org`)
      mails.hang()
      for (const address of addresses) {
        const person = new Person(server.url)
        await person.register(address)
        await person.forgetPassword(address)
      }
      await wait(2_000)
      const began = performance.now()
      await server.stop()
      const seconds = (performance.now() - began) / 1_000
      mails.accept()
      await serve({ SMTP_URL: mails.url })
      const until = performance.now() + DELIVERY_S * 1_000
      const missing = () => addresses.filter((address) => !mails.received.has(address)).length
      while (missing() > 0 && performance.now() < until) await wait(500)
      await mails.stop()
      const twice = mails.repeated()
      return {
        figure: `${seconds.toFixed(1)} s, then ${missing()} missing and ${twice} twice`,
        isKept: seconds <= STOP_S && missing() === 0 && twice === 0,
      }
    },
  },
  {
    name: 'stopped (SIGTERM) under load',
    goal: 'answers 2xx, no 5xx, and nothing confirmed is lost',
    on: BOTH,
    async run({ serve, database }) {
      const server = await serve()
      const person = await new Person(server.url).begin()
      const load = [
        ...Array.from({ length: 8 }, () => continuously(() => person.read())),
        ...Array.from({ length: 8 }, () => continuously(() => person.write())),
      ]
      await wait(2_000)
      await server.stop()
      const all = (await Promise.all(load.map((stop) => stop()))).flat()
      // Broken connections are those refused after the end.
      const answered = all.filter(({ status }) => status !== 0)
      const lost = await lostOf(person, database)
      return {
        figure: `${statuses(answered)}; ${lost} of ${person.confirmed.length} lost`,
        isKept: lost === 0 && answered.every(({ status }) => status < 300),
      }
    },
  },
  {
    name: '400 connections that send half of their headers',
    goal: 'others p95 < 250 ms and only 2xx, closed within 15 s',
    on: BOTH,
    async run({ serve }) {
      const { url } = await serve()
      const person = await new Person(url).begin()
      const sockets = openConnections(url, 400, 'GET / HTTP/1.1\r\nHost: a\r\nX-')
      const reading = every(100, () => person.read())
      await wait(15_000)
      const reads = await reading()
      const open = sockets.filter(({ closed }) => !closed).length
      for (const socket of sockets) socket.destroy()
      return {
        figure: `p95 ${p95(reads).toFixed(0)} ms (${statuses(reads)}), ${open} open after 15 s`,
        isKept: open === 0 && p95(reads) < 250 && reads.every(({ status }) => status === 200),
      }
    },
  },
  {
    name: 'descriptors used up for 5 s',
    goal: 'the server lives, and answers within 5 s afterwards',
    on: BOTH,
    async run({ serve }) {
      const server = await serve()
      const person = await new Person(server.url).begin()
      const open = Number(
        spawnSync('sh', ['-c', `ls /proc/${server.pid}/fd | wc -l`], { encoding: 'utf8' }).stdout,
      )
      spawnSync('prlimit', [`--pid=${server.pid}`, `--nofile=${open + 30}`])
      const sockets = openConnections(server.url, 200, '')
      const writing = every(200, () => person.write())
      await wait(5_000)
      for (const socket of sockets) socket.destroy()
      const back = await secondsUntilBack(() => person.write())
      const all = await writing()
      return {
        figure: `back after ${back.toFixed(1)} s (${statuses(all)}), longest ${longest(all).toFixed(1)} s`,
        isKept: back <= 5 && all.every(({ status }) => status === 0 || status === 503 || status < 300),
      }
    },
  },
  {
    name: 'the same write sent 20 times at once, with one key',
    goal: 'one post',
    on: BOTH,
    async run({ serve, database }) {
      const person = await new Person((await serve()).url).begin()
      const all = await Promise.all(
        Array.from({ length: 20 }, () => person.write('repeated', 'one-key-for-all')),
      )
      const stored = (await database.column(`select id from posts where title = 'repeated'`)).length
      return { figure: `${stored} stored (${statuses(all)})`, isKept: stored === 1 && areClean(all) }
    },
  },
  {
    name: 'a minute of reads and writes',
    goal: 'memory of the last third <= 1.2 x that of the second',
    on: BOTH,
    async run({ serve }) {
      const server = await serve()
      const person = await new Person(server.url).begin()
      const load = [1, 2, 3, 4].flatMap(() => [
        continuously(() => person.read()),
        continuously(() => person.write()),
      ])
      const highest = [0, 0, 0]
      for (let second = 0; second < 60; second += 1) {
        const third = Math.floor(second / 20)
        highest[third] = Math.max(highest[third]!, residentMegabytes(server.pid))
        await wait(1_000)
      }
      const all = (await Promise.all(load.map((stop) => stop()))).flat()
      return {
        figure: `${highest.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB (${statuses(all)})`,
        isKept: highest[2]! <= 1.2 * highest[1]! && all.every(({ status }) => status < 300 && status > 0),
      }
    },
  },
]
