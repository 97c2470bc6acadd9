import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SUPPORT_FILE_TYPES } from '@fanfare/contract/moderation/rules/support.ts'
import { delayed, fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { fakeUpload } from '../../../../testing/fake-upload.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SupportButton } from './support-button.tsx'

const CAPTCHA = 'GET /captcha'
const SEND = 'POST /support/request'
const challenge = { kind: 'proof_of_work', challenge: 'signed', nonce: 'n', rounds: 2, bits: 1 }
const sent = { success: true, message: 'Support request submitted!' }

beforeEach(fakeUpload)

const picture = (name = 'screen.png', type = 'image/png', size = 3) =>
  new File([new Uint8Array(size).fill(1)], name, { type })

async function open({ answer = sent, captcha = challenge, signedIn = false }: Record<string, unknown> = {}) {
  const server = fakeApi({ [CAPTCHA]: captcha, [SEND]: answer })
  const view = await renderScreen(<SupportButton>Request support</SupportButton>, {
    user: signedIn ? aUser() : null,
  })
  await view.user.click(await screen.findByRole('button', { name: 'Request support' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request support' }))
  const type = async (label: string, text: string) => view.user.fill(dialog.getByLabelText(label), text)
  return {
    server,
    ...view,
    dialog,
    type,
    fill: async () => {
      if (!signedIn) {
        await type('Name', 'Vera')
        await type('Email', 'vera@example.org')
      }
      await type('Title', 'It says no')
      await type('Description', 'I click, and nothing happens.')
    },
    attach: (file: File) => {
      const input = dialog.getByLabelText<HTMLInputElement>('Add a file')
      fireEvent.change(input, { target: { files: [file] } })
    },
    send: async () => view.user.click(dialog.getByRole('button', { name: 'Send request' })),
    ready: async () => dialog.findByText('Checked'),
  }
}

const formOf = (body: unknown) => Object.fromEntries(body as FormData)

it('requires every field of a visitor', async () => {
  const { server, dialog, send, ready } = await open()
  await ready()
  await send()
  expect(await dialog.findAllByText('Name and email are required for non-authenticated users')).toHaveLength(
    2,
  )
  dialog.getByText('Enter a title')
  dialog.getByText('Describe what happened')
  expect(server.to(SEND)).toHaveLength(0)
})

it('counts the title and the description, and takes no longer title than the server', async () => {
  const { dialog, type } = await open({ signedIn: true })
  await type('Title', 'It says no')
  const title = dialog.getByRole<HTMLInputElement>('textbox', {
    name: 'Title',
    description: /10 of 255 characters/,
  })
  expect(title.maxLength).toBe(255)
  dialog.getByRole('textbox', { name: 'Description', description: /0 of 5,000 characters/ })
})

for (const [who, signedIn, where] of [
  ['a visitor', false, /by email/],
  ['a user', true, /in “Your support requests”/],
] as const) {
  it(`tells ${who} where the answer will be`, async () => {
    const { dialog } = await open({ signedIn })
    expect(dialog.queryByText(where)).not.toBeNull()
  })
}

it('says that the captcha is not ready, and sends by itself once it is', async () => {
  const waiting = delayed(challenge)
  const { server, dialog, fill, send } = await open({ captcha: waiting.answer })
  dialog.getByText('Checking that you are not a robot…')
  await fill()
  await send()
  await dialog.findByText('The captcha is not ready. Your request will be sent as soon as it is.')
  expect(server.to(SEND)).toHaveLength(0)
  waiting.release()
  await screen.findByText('Support request submitted!')
  expect(server.to(SEND)).toHaveLength(1)
})

it('needs no captcha of somebody who is signed in', async () => {
  const { server, dialog, fill, send } = await open({ signedIn: true })
  expect(dialog.queryByText('Checking that you are not a robot…')).toBeNull()
  await fill()
  await send()
  await screen.findByText('Support request submitted!')
  expect(server.to(CAPTCHA)).toHaveLength(0)
  expect((server.to(SEND)[0]!.body as FormData).has('captchaToken')).toBe(false)
})

it('keeps a half-written request when Escape closes it, and is empty once one was sent', async () => {
  const { user, attach, fill } = await open({ signedIn: true })
  await fill()
  attach(picture('a.png'))
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Request support' })).toBeNull()
  const again = async () => {
    await user.click(screen.getByRole('button', { name: 'Request support' }))
    return within(await screen.findByRole('dialog', { name: 'Request support' }))
  }
  const reopened = await again()
  expect(reopened.getByLabelText<HTMLInputElement>('Title').value).toBe('It says no')
  reopened.getByText('a.png')
  await user.click(reopened.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Support request submitted!')
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Request support' })).toBeNull()
  const empty = await again()
  expect(empty.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  expect(empty.queryByText('a.png')).toBeNull()
})

it('says that the captcha has failed, and gets another', async () => {
  const { server, user, dialog, fill, send, ready } = await open({ captcha: unreachable })
  await dialog.findByText('reCAPTCHA verification failed. Please try again.')
  await fill()
  await send()
  await dialog.findByText('Captcha verification is required')
  server.on(CAPTCHA, challenge)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await ready()
  expect(server.to(SEND)).toHaveLength(0)
})

it('names the formats of attachments', async () => {
  const { dialog } = await open()
  const hint = dialog.getByText(/^Up to 3 files of 5 MB/).textContent.toLowerCase()
  const formats = SUPPORT_FILE_TYPES.map((type) => type.replace('text/plain', 'text/txt').split('/')[1])
  for (const format of formats) expect(hint).toContain(format)
})

it('refuses files of other types, empty ones, large ones and a fourth', async () => {
  const { dialog, attach } = await open()
  attach(picture('drawing.svg', 'image/svg+xml'))
  await dialog.findByText('Invalid file type. Only images, pdf, and txt allowed.')
  attach(picture('empty.txt', 'text/plain', 0))
  await dialog.findByText('The file is empty.')
  attach(picture('large.png', 'image/png', 5_242_881))
  await dialog.findByText(/The file is too large/)
  for (const name of ['a.png', 'b.png', 'c.png']) attach(picture(name))
  attach(picture('d.png'))
  await dialog.findByText('You can upload up to 3 files')
  expect(dialog.queryByText('d.png')).toBeNull()
})

it('sends a request of a visitor with its files, and closes', async () => {
  const { server, user, dialog, fill, attach, send, ready } = await open()
  await fill()
  await user.selectOptions(dialog.getByLabelText('Priority'), 'High')
  attach(picture('a.png'))
  attach(picture('b.png'))
  await user.click(dialog.getByRole('button', { name: 'Remove a.png' }))
  await ready()
  await send()
  await screen.findByText('Support request submitted!')
  expect(screen.queryByRole('dialog', { name: 'Request support' })).toBeNull()
  const [request] = server.to(SEND)
  const { attachments, captchaToken, ...fields } = formOf(request!.body)
  expect(fields).toEqual({
    name: 'Vera',
    email: 'vera@example.org',
    title: 'It says no',
    description: 'I click, and nothing happens.',
    priority: 'High',
  })
  expect((attachments as File).name).toBe('b.png')
  expect(captchaToken).toMatch(/^signed\.\d+-\d+$/)
})

it('shows the address of the account, and sends none', async () => {
  const { server, dialog, fill, send } = await open({ signedIn: true })
  const email = dialog.getByLabelText<HTMLInputElement>('Email')
  expect([email.value, email.readOnly]).toEqual(['ana@northwind.example', true])
  expect(dialog.queryByLabelText('Name')).toBeNull()
  await fill()
  await send()
  await screen.findByText('Support request submitted!')
  expect(formOf(server.to(SEND)[0]!.body)).not.toHaveProperty('email')
})

for (const [what, answer, text] of [
  [
    'an invalid file',
    refuse(422, 'SUPPORT_FILE_TYPE_INVALID'),
    'Invalid file type. Only images, pdf, and txt allowed.',
  ],
  [
    'a missing contact',
    refuse(422, 'SUPPORT_CONTACT_REQUIRED'),
    'Name and email are required for non-authenticated users',
  ],
  ['a refused captcha', refuse(422, 'CAPTCHA_FAILED'), 'Captcha validation failed'],
  ['a full disk', refuse(507, 'STORAGE_FULL'), /no space left/],
  ['a storage that does not answer', refuse(503, 'STORAGE_UNAVAILABLE'), /files cannot be reached/],
  ['an error', refuse(500, 'INTERNAL_ERROR'), 'An unexpected error occurred. Please try again.'],
] as const) {
  it(`shows ${what}, keeps the request, and gets another captcha`, async () => {
    const { server, dialog, fill, attach, send, ready } = await open({ answer })
    await fill()
    attach(picture())
    await ready()
    await send()
    await dialog.findByText('Failed to submit support request')
    dialog.getByText(text)
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('It says no')
    dialog.getByText('screen.png')
    await ready()
    expect(server.to(CAPTCHA)).toHaveLength(2)
    server.on(SEND, sent)
    await send()
    await screen.findByText('Support request submitted!')
  })
}

it('shows the progress of the upload', async () => {
  const waiting = delayed(sent)
  const { dialog, fill, attach, send, ready } = await open({ answer: waiting.answer })
  await fill()
  attach(picture())
  await ready()
  await send()
  const bar = await dialog.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading…' })
  expect(bar.value).toBe(1)
  waiting.release()
  await screen.findByText('Support request submitted!')
})
