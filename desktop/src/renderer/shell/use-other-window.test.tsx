import { screen } from '@testing-library/react'
import { Link, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { callsOf } from '../testing/fake-bridge.ts'
import { renderWindow } from '../testing/render-window.tsx'
import { useOtherWindow } from './use-other-window.ts'

function Page() {
  useOtherWindow()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/profile#security">Profile</Link>
      <Link to="/community">Community</Link>
      <a href="https://social.example/profile">Elsewhere</a>
      <button type="button" onClick={() => void navigate('/2fa')}>
        Two-factor
      </button>
    </>
  )
}

const address = () => screen.getByLabelText('address').textContent
const open = async () => (await renderWindow(<Page />, { at: '/dashboard' })).user

it('leaves the links of this window to it, and those to other sites to main', async () => {
  const user = await open()
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(address()).toBe('/dashboard')
  await user.click(screen.getByRole('link', { name: 'Community' }))
  expect(address()).toBe('/community')
  expect(callsOf('window:open')).toEqual([])
})

it('opens a link to the settings in their window, and stays', async () => {
  const user = await open()
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect(callsOf('window:open')).toEqual([['/profile#security']])
  expect(address()).toBe('/dashboard')
})

it('opens there what the client itself navigates to', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Two-factor' }))
  await expect.poll(() => callsOf('window:open')).toEqual([['/2fa']])
  await expect.poll(address).not.toBe('/2fa')
})
