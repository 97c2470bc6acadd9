import { expect, it } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { aState } from '../testing/fixtures.ts'
import { rememberOrganization } from './current-organization.ts'

const OTHER = 'https://labs.example'

it('has no organization at a new server', () => {
  const state = aState({ organizationId: null })
  rememberOrganization(state, createDeviceStorage(temporaryFolder()))
  expect(state.getState().organizationId).toBeNull()
})

it('restores the organization of the last run', () => {
  const folder = temporaryFolder()
  const before = aState()
  rememberOrganization(before, createDeviceStorage(folder))
  before.setState({ organizationId: 'shop' })

  const after = aState({ organizationId: null })
  rememberOrganization(after, createDeviceStorage(folder))
  expect(after.getState().organizationId).toBe('shop')
})

it('remembers one organization for each server', () => {
  const folder = temporaryFolder()
  const state = aState()
  rememberOrganization(state, createDeviceStorage(folder))
  state.setState({ organizationId: 'shop' })
  state.setState({ server: OTHER })
  expect(state.getState().organizationId).toBeNull()
  state.setState({ organizationId: 'labs' })
  state.setState({ server: 'https://fanfare.example' })
  expect(state.getState().organizationId).toBe('shop')
})
