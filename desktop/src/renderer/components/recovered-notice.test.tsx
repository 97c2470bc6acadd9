import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callsOf, onCall } from '../testing/fake-bridge.ts'
import { change } from '../testing/change.ts'
import { aCopy, aRecoveredClaim } from '../testing/fixtures.ts'
import { renderWindow } from '../testing/render-window.tsx'
import { RecoveredNotice } from './recovered-notice.tsx'

const open = async (facts = {}) => {
  change({ recovered: [aRecoveredClaim(facts)] })
  const view = await renderWindow(<RecoveredNotice />)
  await screen.findByText('An earlier copy has worked')
  return view
}

it('shows nothing without such a claim', async () => {
  const { container } = await renderWindow(<RecoveredNotice />)
  expect(container.textContent).not.toMatch('An earlier copy')
})

it('copies the text it shows, and is gone afterwards', async () => {
  onCall('recovered:copy', () => ({ outcome: 'copied', copy: aCopy() }))
  const { user } = await open()
  screen.getByText('Well measured!')
  await user.click(screen.getByRole('button', { name: 'Copy it' }))
  expect(callsOf('recovered:copy')).toEqual([['claim-1']])
  change({ recovered: [] })
  expect(screen.queryByText('Well measured!')).toBeNull()
})

it('releases the suggestion, and says why that did not work', async () => {
  onCall('recovered:release', () => ({ outcome: 'offline' }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Release' }))
  expect(callsOf('recovered:release')).toEqual([['claim-1']])
  await screen.findByText('The server cannot be reached. Try again once you are online.')
})

it('covers the text of a sensitive post', async () => {
  await open({ isSensitive: true })
  screen.getByText('A suggestion of a sensitive post.')
  expect(screen.queryByText('Well measured!')).toBeNull()
})
