import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServerError } from '../server-api/server-api.ts'
import { aFolder } from '../testing/a-folder.ts'
import { anOffer, aState } from '../testing/a-state.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { keptOffers } from './kept-offers.ts'
import { offers } from './offers.ts'

const LIST = 'GET /posts/organization/northwind/offers'
const ORGANIZATIONS = {
  organizations: [
    { id: 'northwind', name: 'Northwind Labs' },
    { id: 'tuba', name: 'Tuba' },
  ],
}

function setUp(answers: Record<string, unknown> = {}) {
  const state = aState({ handle: null, offers: null, organizations: [], organizationId: null })
  const server = fakeServer({
    'GET /organizations': ORGANIZATIONS,
    [LIST]: { offers: [anOffer()] },
    ...answers,
  })
  return { state, server, list: offers({ state, api: server, kept: keptOffers(aFolder(), '1.0.0') }) }
}
const settle = () => vi.runAllTimersAsync()
const titles = ({ state }: ReturnType<typeof setUp>) =>
  state.getState().offers?.offers.map(({ post }) => post.title)
const claimed = {
  type: 'suggestion.claimed',
  organizationId: 'northwind',
  postId: 'p',
  commentId: 'c',
  freeCount: 1,
} as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('fetches the organizations and the newest posts with the session', async () => {
  const all = setUp()
  all.state.setState({ handle: 'handle-1' })
  await settle()
  expect(all.state.getState().organizationId).toBe('northwind')
  expect(titles(all)).toEqual(['How we cut our latency in half'])
})

it('shows nothing of a session that is over, not even what arrives late', async () => {
  const { state } = setUp({
    [LIST]: () => {
      state.setState({ handle: null })
      return { offers: [anOffer()] }
    },
  })
  state.setState({ handle: 'handle-1' })
  await settle()
  expect(state.getState().offers).toBeNull()
})

it('keeps the last list while the server is away, and fetches it anew when it is back', async () => {
  const all = setUp()
  all.state.setState({ handle: 'handle-1' })
  await settle()
  all.server.answers[LIST] = new ServerError('NETWORK', 0)
  all.list.refresh()
  await settle()
  expect(titles(all)).toHaveLength(1)
  all.server.answers[LIST] = { offers: [] }
  all.state.setState({ reach: 'offline' })
  all.state.setState({ reach: 'online' })
  await settle()
  expect(titles(all)).toEqual([])
})

it('asks once for many events that come together', async () => {
  const { state, server, list } = setUp()
  state.setState({ handle: 'handle-1' })
  await settle()
  server.asked.length = 0
  for (let count = 0; count < 20; count += 1) list.hear(claimed)
  await settle()
  expect(server.asked).toEqual([LIST])
})

it('follows the choice of an organization', async () => {
  const { state, server } = setUp({ 'GET /posts/organization/tuba/offers': { offers: [] } })
  state.setState({ handle: 'handle-1' })
  await settle()
  state.setState({ organizationId: 'tuba' })
  await settle()
  expect(state.getState().offers?.organizationId).toBe('tuba')
  expect(server.asked.at(-1)).toBe('GET /posts/organization/tuba/offers')
})

it('works elsewhere when the person has left the organization', async () => {
  const { state, server, list } = setUp({ 'GET /posts/organization/tuba/offers': { offers: [] } })
  state.setState({ handle: 'handle-1' })
  await settle()
  server.answers['GET /organizations'] = { organizations: [{ id: 'tuba', name: 'Tuba' }] }
  list.hear({ type: 'organization.left', organizationId: 'northwind' })
  await settle()
  expect(state.getState().organizationId).toBe('tuba')
})
