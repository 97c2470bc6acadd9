import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { fakeUpload } from '../../../../testing/fake-upload.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { AvatarField } from './avatar-field.tsx'

const UPLOAD = 'POST /users/avatar'
const NEW = '/api/avatars/new.webp'

async function visit(answers: Record<string, unknown> = {}, avatarUrl: string | null = null) {
  fakeUpload()
  const server = fakeApi({
    [UPLOAD]: { avatarUrl: NEW },
    'DELETE /users/avatar': () => undefined,
    ...answers,
  })
  await renderScreen(<AvatarField />, { user: aUser({ avatarUrl }) })
  // A file dialog lets the user pick any file, whatever `accept` says.
  const user = userEvent.setup({ applyAccept: false })
  const pick = async (file: File) => user.upload(await screen.findByLabelText(/picture$/), file)
  return { server, user, pick }
}

const picture = (type = 'image/png', name = 'me.png') => new File(['pixels'], name, { type })
const shown = () => document.querySelector('img')?.getAttribute('src') ?? null

it('refuses a file that is not an image without a request', async () => {
  const { server, pick } = await visit()
  await pick(picture('image/svg+xml', 'me.svg'))
  await screen.findByText('Upload failed')
  await screen.findByText('This kind of file does not work here. Use JPEG, PNG, GIF or WebP.')
  expect(server.to(UPLOAD)).toHaveLength(0)
})

it('refuses an image that is too large for the server without a request', async () => {
  const { server, pick } = await visit({
    'GET /users/me': { user: aUser(), pendingEmail: null, avatarMaxBytes: 2_097_152 },
  })
  await screen.findByText(/2 MB/)
  const large = picture()
  Object.defineProperty(large, 'size', { value: 2_097_153 })
  await pick(large)
  await screen.findByText('The file is larger than 2 MB.')
  expect(server.to(UPLOAD)).toHaveLength(0)
})

it('removes the preview when the server refuses the image', async () => {
  const { pick } = await visit({ [UPLOAD]: refuse(422, 'INVALID_FILE_TYPE') })
  await pick(picture())
  await screen.findByText('Upload failed')
  expect(shown()).toBeNull()
})

it('shows an error when the avatar could not be removed', async () => {
  const { user } = await visit({ 'DELETE /users/avatar': refuse(503, 'SERVICE_UNAVAILABLE') }, '/old.webp')
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await screen.findByText('The picture could not be removed')
  expect(shown()).toBe('/old.webp')
})

it('shows a preview at once, and progress until it is uploaded', async () => {
  const { answer, release } = delayed({ avatarUrl: NEW })
  const { server, pick } = await visit({ [UPLOAD]: answer })
  await pick(picture())
  await screen.findByText('Uploading the picture…')
  screen.getByRole('progressbar', { name: 'Uploading the picture…' })
  expect(shown()).toMatch(/^data:image\/png;base64,/)
  expect((await screen.findByLabelText<HTMLInputElement>('Choose a picture')).disabled).toBe(true)
  release()
  await screen.findByText('Avatar uploaded successfully')
  expect(shown()).toBe(NEW)
  const [request] = server.to(UPLOAD) as [FakeRequest]
  const { avatar, ...fields } = Object.fromEntries(request.body as FormData)
  expect(avatar).toBeInstanceOf(File)
  expect(fields).toEqual({ userName: aUser().name, userEmail: aUser().email })
})

it('updates the avatar of the session', async () => {
  const { pick } = await visit()
  await pick(picture())
  await expect.poll(() => useSessionStore.getState().user?.avatarUrl).toBe(NEW)
})

it('removes the avatar, and offers that only if there is one', async () => {
  const { user } = await visit({}, '/old.webp')
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await screen.findByText('Picture removed')
  expect(useSessionStore.getState().user?.avatarUrl).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull()
})
