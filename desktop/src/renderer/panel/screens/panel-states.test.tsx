import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../testing/fake-bridge.ts'
import { seen } from '../../testing/fixtures.ts'
import { METRIC, openPanel } from '../testing/open-panel.tsx'

describe('without a list', () => {
  it('asks somebody who is not signed in to do so, in the main window', async () => {
    const { user } = await openPanel({ sessionHandle: null, offers: null })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(callsOf('window:open')).toEqual([['/']])
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('closes on Escape while nobody is signed in', async () => {
    const { user } = await openPanel({ sessionHandle: null, offers: null })
    await screen.findByRole('button', { name: 'Sign in' })
    await user.keyboard('{Escape}')
    expect(callsOf('panel:close')).toHaveLength(1)
  })

  it('shows placeholders while nothing is known', async () => {
    await openPanel({ offers: null })
    expect(await screen.findByText('Loading…')).toBeTruthy()
  })

  it('does not show the list of another organization', async () => {
    await openPanel({ organizationId: 'org-2' })
    expect(await screen.findByText('Loading…')).toBeTruthy()
    expect(screen.queryByText(METRIC)).toBeNull()
  })

  it('offers to share the first post', async () => {
    const { user } = await openPanel({ offers: seen() })
    await screen.findByRole('heading', { name: 'No posts yet' })
    expect(screen.getByText('What your colleagues share will wait here to be copied.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Share a post' }))
    expect(callsOf('window:open')).toEqual([['/org-1/create-post']])
  })

  it('offers to create the first organization', async () => {
    const nowhere = { offers: null, organizationId: null, organizations: [] }
    const { user } = await openPanel(nowhere, [])
    await user.click(await screen.findByRole('button', { name: 'Create an organization' }))
    expect(callsOf('window:open')).toEqual([['/organizations/create']])
  })

  it('says that the server is offline when there is no saved list, and tries again', async () => {
    const { user } = await openPanel({ offers: null, connection: 'offline' })
    await screen.findByRole('heading', { name: 'The server cannot be reached' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(callsOf('offers:refresh')).toHaveLength(1)
  })
})
