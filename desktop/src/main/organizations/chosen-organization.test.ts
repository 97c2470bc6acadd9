import { expect, it } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aState } from '../testing/a-state.ts'
import { keepOrganization } from './chosen-organization.ts'

const OTHER = 'https://labs.example'

it('knows no choice at a server that is new', () => {
  const state = aState({ organizationId: null })
  keepOrganization(state, aFolder())
  expect(state.getState().organizationId).toBeNull()
})

it('turns to the organization of the last run', () => {
  const folder = aFolder()
  const before = aState()
  keepOrganization(before, folder)
  before.setState({ organizationId: 'shop' })

  const after = aState({ organizationId: null })
  keepOrganization(after, folder)
  expect(after.getState().organizationId).toBe('shop')
})

it('keeps one choice a server', () => {
  const folder = aFolder()
  const state = aState()
  keepOrganization(state, folder)
  state.setState({ organizationId: 'shop' })
  state.setState({ server: OTHER })
  expect(state.getState().organizationId).toBeNull()
  state.setState({ organizationId: 'labs' })
  state.setState({ server: 'https://fanfare.example' })
  expect(state.getState().organizationId).toBe('shop')
})
