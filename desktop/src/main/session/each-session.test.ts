import { expect, it } from 'vitest'
import { aState } from '../testing/fixtures.ts'
import { forEachSession } from './each-session.ts'

const HERE = 'https://fanfare.example'
const LABS = 'https://labs.example'

function setUp(tokens: Record<string, string> = {}) {
  const servers = [HERE, LABS].map((address) => ({ address, signedIn: false, unread: 0 }))
  const state = aState({ servers })
  const done: string[] = []
  const sessions = forEachSession({
    state,
    tokenAt: (address) => tokens[address] ?? null,
    begin: ({ address, token }) => {
      done.push(`begin ${address} ${token}`)
      return { stop: () => void done.push(`stop ${address}`), end: () => void done.push(`end ${address}`) }
    },
  })
  const sync = () => state.setState({ servers: [...servers] })
  return { state, tokens, done, sync, ...sessions }
}

it('begins nothing before somebody is signed in', () => {
  const { sync, done } = setUp()
  sync()
  expect(done).toEqual([])
})

it('begins once at every server the person is signed in at', () => {
  const { sync, done } = setUp({ [HERE]: 'one', [LABS]: 'two' })
  sync()
  sync()
  expect(done).toEqual([`begin ${HERE} one`, `begin ${LABS} two`])
})

it('ends with the session, and begins again with the next one', () => {
  const { sync, done, tokens } = setUp({ [HERE]: 'one' })
  sync()
  tokens[HERE] = 'two'
  sync()
  delete tokens[HERE]
  sync()
  expect(done).toEqual([`begin ${HERE} one`, `end ${HERE}`, `begin ${HERE} two`, `end ${HERE}`])
})

it('ends at a server that is forgotten', () => {
  const { sync, done, state } = setUp({ [LABS]: 'two' })
  sync()
  state.setState({ servers: [] })
  expect(done).toEqual([`begin ${LABS} two`, `end ${LABS}`])
})

it('stops for good, or begins anew', () => {
  const { sync, done, restart, stop } = setUp({ [HERE]: 'one' })
  sync()
  restart()
  stop()
  sync()
  expect(done).toEqual([`begin ${HERE} one`, `stop ${HERE}`, `begin ${HERE} one`, `stop ${HERE}`])
})
