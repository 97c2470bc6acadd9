import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { refusal } from '../testing/fake-server.ts'
import { anOffer, aState, offersOf } from '../testing/fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { diagnostics } from './diagnostics.ts'
import { errorFacts } from './error-facts.ts'
import { logChanges } from './log-changes.ts'
import { createLog } from './log.ts'

function setUp(folder = temporaryFolder()) {
  const log = createLog(folder)
  return { log, folder, file: join(folder, 'logs', 'fanfare.log') }
}

it('writes one line for each event, for the owner of the file only', () => {
  const { log, file } = setUp()
  log.info('start', { version: '1.0.0' })
  log.warn('offers.failed', errorFacts(refusal('TOO_MANY_REQUESTS', 429)))
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT\S+Z info start version=1\.0\.0$/)
  expect(lines[1]).toMatch(/Z warn offers\.failed code=TOO_MANY_REQUESTS status=429$/)
  expect(statSync(file).mode & 0o077).toBe(0)
})

it('keeps one old file, and none grows without end', () => {
  const { log, folder } = setUp()
  for (let nth = 0; nth < 9_000; nth += 1) log.info('event', { nth, filler: 'so and so '.repeat(20) })
  expect(readdirSync(join(folder, 'logs')).toSorted()).toEqual(['fanfare.log', 'fanfare.old.log'])
  for (const name of readdirSync(join(folder, 'logs')))
    expect(statSync(join(folder, 'logs', name)).size).toBeLessThan(600 * 1024)
  expect(log.last(2).map((line) => / nth=(\d+)/.exec(line)?.[1])).toEqual(['8998', '8999'])
})

it('reads the lines of earlier runs as well', () => {
  const { log, folder } = setUp()
  log.info('first')
  const next = setUp(folder).log
  next.info('second')
  expect(next.last(10).map((line) => line.split(' ').at(-1))).toEqual(['first', 'second'])
})

it.each([
  ['an address', 'https://fanfare.example/posts/1?token=x'],
  ['an e-mail address', 'ana@fanfare.example'],
  ['a token', `oat_${'aB3'.repeat(20)}`],
  ['a folder of the person', join(homedir(), 'fanfare', 'inbox.json')],
])('replaces %s, should one get in', (_what, value) => {
  const { log } = setUp()
  log.warn('event', { value })
  expect(log.last(1)[0]).not.toContain(value)
  expect(log.last(1)[0]).toMatch(/value=(\[address\]|\[secret\]|~)/)
})

it('says where an error was thrown, but not its message', () => {
  const facts = errorFacts(new TypeError('Cannot read “What a sound” of null'))
  expect(facts).toMatchObject({ error: 'TypeError' })
  expect(facts['at']).toMatch(/^log\.test\.ts:\d+:\d+/)
  expect(JSON.stringify(facts)).not.toContain('What a sound')
})

it('logs changes of the state without its texts', () => {
  const { log } = setUp()
  const state = aState()
  logChanges(state, log)
  state.setState({ connection: 'offline' })
  state.setState({ offers: offersOf(anOffer({ post: { title: 'A secret plan' } }), anOffer()) })
  state.setState({ version: '2.0.0' })
  const lines = log.last(10)
  expect(lines.map((line) => line.split(' state ')[1])).toEqual(['connection=offline', 'offers=2'])
})

it('reports versions, state and the last lines, and no address', () => {
  const { log } = setUp()
  log.warn('notifications.failed', { status: 500 })
  const report = diagnostics(aState({ connection: 'offline' }).getState(), log)
  expect(report).toContain('version: 1.0.0\n')
  expect(report).toContain('connection: offline\n')
  expect(report).toContain('warn notifications.failed status=500')
  expect(report).not.toMatch(/fanfare\.example|Northwind|latency|handle-1/)
})

it('goes on where it cannot write', () => {
  const folder = join(temporaryFolder(), 'data')
  writeFileSync(folder, '')
  const { log } = setUp(folder)
  expect(() => log.info('start')).not.toThrow()
  expect(log.last(10)).toEqual([])
})

it('goes on where its file is a folder', () => {
  const { log, file } = setUp()
  mkdirSync(file, { recursive: true })
  expect(() => log.info('start')).not.toThrow()
  expect(log.last(10)).toEqual([])
})
