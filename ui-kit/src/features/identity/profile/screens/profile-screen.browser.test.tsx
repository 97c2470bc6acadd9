import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Avatar } from '../../../../primitives/avatar.tsx'
import { useUser } from '../../../../platform/session/use-session.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { fakeUpload } from '../../../../testing/fake-upload.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { focusInside } from '../../../../testing/in-browser.tsx'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ProfileScreen from './profile-screen.tsx'

// Read before the fake server replaces it.
const realFetch = globalThis.fetch
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function Header() {
  const { name, avatarUrl } = useUser()
  return (
    <button type="button" aria-label="Account menu">
      <Avatar name={name} src={avatarUrl} size={28} />
    </button>
  )
}

async function visit() {
  fakeUpload()
  fakeApi({
    'GET /users/me': { user: aUser() },
    'GET /auth/sessions': { sessions: [], pagination: ONE_PAGE },
    'GET /users/me/organization-notifications': { preferences: [], pagination: ONE_PAGE },
    'POST /users/avatar': { avatarUrl: PIXEL },
    'DELETE /users/me': () => undefined,
  })
  const page = (
    <>
      <Header />
      <ProfileScreen />
    </>
  )
  await renderScreen(page, { path: '/profile', at: '/profile', user: aUser() })
  await screen.findByRole('heading', { name: 'Your data' })
}

const focused = () => document.activeElement

async function tabTo(reached: () => boolean) {
  for (let presses = 0; presses < 40 && !reached(); presses += 1) await userEvent.tab()
  expect(reached()).toBe(true)
}

it('a new avatar appears in the header', async () => {
  await visit()
  const picker = await screen.findByLabelText<HTMLInputElement>('Choose a picture')
  const bytes = await (await realFetch(PIXEL)).blob()
  await userEvent.upload(picker, new File([bytes], 'me.png', { type: 'image/png' }))
  await screen.findByText('Avatar uploaded successfully')
  const header = await screen.findByRole('button', { name: 'Account menu' })
  await expect.poll(() => header.querySelector('img')?.naturalWidth).toBe(1)
})

it('the file is chosen by a keyboard-accessible control with a focus ring', async () => {
  await visit()
  const picker = await screen.findByLabelText('Choose a picture')
  await tabTo(() => focused() === picker)
  expect(getComputedStyle(picker.closest('label')!).outlineStyle).toBe('solid')
})

it('an account is deleted by keyboard alone', async () => {
  await visit()
  const open = await screen.findByRole('button', { name: 'Delete my account' })
  open.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
  await focusInside('dialog')
  const keep = within(dialog).getByRole('radio', { name: 'Keep it' })
  await tabTo(() => focused() === keep)
  await userEvent.keyboard('{ArrowRight}')
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Remove it' }).checked).toBe(true)
  await userEvent.tab()
  await userEvent.keyboard('Sunny-day!{Enter}')
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/')
})
