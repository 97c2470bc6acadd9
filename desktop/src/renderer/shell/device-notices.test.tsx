import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDesktop } from '../testing/fixtures.ts'
import { change } from '../testing/change.ts'
import { renderWindow } from '../testing/render-window.tsx'
import { DeviceNotices } from './device-notices.tsx'

const { storage } = aDesktop()
const CANNOT_SAVE = 'Nothing can be saved on this computer'

it('says that nothing can be saved, for as long as that is so', async () => {
  change({ storage: { ...storage, saves: false } })
  await renderWindow(<DeviceNotices />)
  await screen.findByText(CANNOT_SAVE)
  screen.getByText(/allow writing in \/home\/ana\/fanfare\.$/)
  change({ storage })
  expect(screen.queryByText(CANNOT_SAVE)).toBeNull()
})

it('says again that nothing can be saved, after it was dismissed and has worked meanwhile', async () => {
  change({ storage: { ...storage, saves: false } })
  const { user } = await renderWindow(<DeviceNotices />)
  await user.click(await screen.findByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(CANNOT_SAVE)).toBeNull()
  change({ storage })
  change({ storage: { ...storage, saves: false } })
  screen.getByText(CANNOT_SAVE)
})

it('names a file that could not be read, once', async () => {
  change({ storage: { ...storage, unreadable: ['settings.json'] } })
  const { user } = await renderWindow(<DeviceNotices />)
  await screen.findByText('A file could not be read')
  screen.getByText(/started without settings\.json/)
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText('A file could not be read')).toBeNull()
  change({ storage: { ...storage, unreadable: ['settings.json', 'offers.json'] } })
  screen.getByText('Some files could not be read')
})

it('says nothing while everything works', async () => {
  await renderWindow(<DeviceNotices />)
  expect(screen.getByRole('complementary').textContent).toBe('')
})

it('says that a forgotten server has not ended the session, once', async () => {
  change({ notEndedAt: 'https://fanfare.example' })
  const { user } = await renderWindow(<DeviceNotices />)
  await screen.findByText(/^fanfare\.example did not answer\. End the session/)
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText('The session has not ended')).toBeNull()
})

it('says that the chosen server needs a newer client', async () => {
  change({ tooOldFor: { 'https://fanfare.example': '2.0.0' } })
  await renderWindow(<DeviceNotices />)
  await screen.findByText('This client is too old for this server')
  screen.getByText(
    'fanfare.example needs version 2.0.0 or newer, this is 1.2.3. Update Fanfare on this computer.',
  )
  change({ server: null })
  expect(screen.queryByText('This client is too old for this server')).toBeNull()
})
