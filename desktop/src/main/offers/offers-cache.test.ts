import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { anOffer, aState, offersOf } from '../testing/fixtures.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { createOffersCache } from './offers-cache.ts'
import { createOffers } from './offers.ts'

const SERVER = 'https://fanfare.example'
const OTHER = 'https://other.example'
const LIST = offersOf(anOffer())

/** A client right after its start: signed out until its session is restored. */
function started(folder: string) {
  const cache = createOffersCache(createDeviceStorage(folder), '1.0.0')
  const state = aState({ sessionHandle: null, offers: null })
  createOffers({ state, api: fakeServer({}), cache })
  return { cache, state }
}

it('shows the last list as soon as the session of an earlier run is back', () => {
  const folder = temporaryFolder()
  createOffersCache(createDeviceStorage(folder), '1.0.0').set(SERVER, LIST)
  const { state } = started(folder)
  expect(state.getState().offers).toBeNull()
  state.setState({ sessionHandle: 'handle-1' })
  expect(state.getState().offers).toEqual(LIST)
})

it('deletes the list on sign-out', () => {
  const { state, cache } = started(temporaryFolder())
  cache.set(SERVER, LIST)
  state.setState({ sessionHandle: null, servers: [{ address: SERVER, signedIn: false, unread: 0 }] })
  expect(cache.get(SERVER)).toBeNull()
})

it('does not show one person the list of another', () => {
  const { state, cache } = started(temporaryFolder())
  state.setState({ sessionHandle: 'handle-1' })
  cache.set(SERVER, LIST)
  state.setState({ sessionHandle: 'handle-2' })
  expect(state.getState().offers).toBeNull()
})

it('ignores the file of another version', () => {
  const folder = temporaryFolder()
  createOffersCache(createDeviceStorage(folder), '0.9.0').set(SERVER, LIST)
  expect(createOffersCache(createDeviceStorage(folder), '1.0.0').get(SERVER)).toBeNull()
})

it.each([
  { offers: [{ post: null }] },
  { offers: null },
  { ...LIST, offers: [{ ...anOffer(), suggestions: null }] },
  { ...LIST, fetchedAt: 'yesterday' },
  { ...LIST, organizationId: 7 },
])('ignores %j instead of a list, and keeps the other ones', (list) => {
  const folder = temporaryFolder()
  const other = { version: '1.0.0', list: LIST }
  const entry = { version: '1.0.0', list: { ...LIST, ...list } }
  writeFileSync(join(folder, 'offers.json'), JSON.stringify({ [SERVER]: entry, [OTHER]: other }))
  const { state, cache } = started(folder)
  state.setState({ sessionHandle: 'handle-1' })
  expect(state.getState().offers).toBeNull()
  expect(cache.get(OTHER)).toEqual(LIST)
})

it.each(['', 'not json', 'null', '[]', '7'])('ignores %j instead of a file', (content) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'offers.json'), content)
  expect(createOffersCache(createDeviceStorage(folder), '1.0.0').get(SERVER)).toBeNull()
})
