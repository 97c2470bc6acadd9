import { expect, it } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { anOffer, aState, offersOf } from '../testing/a-state.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { keptOffers } from './kept-offers.ts'
import { offers } from './offers.ts'

const SERVER = 'https://fanfare.example'
const LIST = offersOf(anOffer())

/** A client that has just started: signed out until its session is restored. */
function started(folder: string) {
  const kept = keptOffers(folder, '1.0.0')
  const state = aState({ handle: null, offers: null })
  offers({ state, api: fakeServer({}), kept })
  return { kept, state }
}

it('shows the last list as soon as the session of an earlier run is back', () => {
  const folder = aFolder()
  keptOffers(folder, '1.0.0').keep(SERVER, LIST)
  const { state } = started(folder)
  expect(state.getState().offers).toBeNull()
  state.setState({ handle: 'handle-1' })
  expect(state.getState().offers).toEqual(LIST)
})

it('keeps nothing of somebody who has signed out', () => {
  const { state, kept } = started(aFolder())
  kept.keep(SERVER, LIST)
  state.setState({ handle: null, servers: [{ address: SERVER, signedIn: false }] })
  expect(kept.of(SERVER)).toBeNull()
})

it('does not show one person the list of another who was signed in before', () => {
  const { state, kept } = started(aFolder())
  state.setState({ handle: 'handle-1' })
  kept.keep(SERVER, LIST)
  state.setState({ handle: 'handle-2' })
  expect(state.getState().offers).toBeNull()
})

it('does not read what another version has written', () => {
  const folder = aFolder()
  keptOffers(folder, '0.9.0').keep(SERVER, LIST)
  expect(keptOffers(folder, '1.0.0').of(SERVER)).toBeNull()
})
