import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { fakeUpload } from '../../../../testing/fake-upload.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SupportButton } from './support-button.tsx'

const CAPTCHA = 'GET /captcha'
const SEND = 'POST /support/request'
const SENT = { success: true, message: 'Support request submitted!' }

/** Stands in for Google's script: the requested tags, and its responses once a test has loaded it. */
let tags: HTMLScriptElement[]
const execute = vi.fn<(siteKey: string, options: { action: string }) => Promise<string>>()

beforeEach(() => {
  fakeUpload()
  tags = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) tags.push(node)
  })
  execute.mockReset().mockResolvedValue('token-1')
})
afterEach(() => vi.restoreAllMocks())

function load() {
  vi.stubGlobal('grecaptcha', { ready: (done: () => void) => done(), execute })
  tags.at(-1)!.dispatchEvent(new Event('load'))
}

let keys = 0

/** The dialog with a text in it, under a site key for which no other test has loaded a script. */
async function open(answer: unknown = SENT) {
  const siteKey = `site key ${(keys += 1)}`
  const server = fakeApi({ [CAPTCHA]: { kind: 'recaptcha', siteKey }, [SEND]: answer })
  const { user } = await renderScreen(<SupportButton>Request support</SupportButton>, { user: null })
  await user.click(await screen.findByRole('button', { name: 'Request support' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request support' }))
  await user.fill(dialog.getByLabelText('Name'), 'Vera')
  await user.fill(dialog.getByLabelText('Email'), 'vera@example.org')
  await user.fill(dialog.getByLabelText('Title'), 'It says no')
  await user.fill(dialog.getByLabelText('Description'), 'I click, and nothing happens.')
  await expect.poll(() => tags).toHaveLength(1)
  return {
    server,
    siteKey,
    dialog,
    click: (name: string) => user.click(dialog.getByRole('button', { name })),
    ready: () => dialog.findByText('Checked'),
    tokens: () => server.to(SEND).map(({ body }) => (body as FormData).get('captchaToken')),
    keepsText: () =>
      expect([
        dialog.getByLabelText<HTMLInputElement>('Title').value,
        dialog.getByLabelText<HTMLTextAreaElement>('Description').value,
      ]).toEqual(['It says no', 'I click, and nothing happens.']),
  }
}

it('loads the script for the key of the server, and sends its token', async () => {
  const { siteKey, dialog, click, tokens, keepsText } = await open()
  expect(tags[0]!.src).toBe(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  await click('Send request')
  await dialog.findByText('reCAPTCHA is not ready')
  keepsText()
  load()
  await screen.findByText('Support request submitted!')
  expect(execute.mock.calls).toEqual([[siteKey, { action: 'support' }]])
  expect(tokens()).toEqual(['token-1'])
})

it('says that the script could not be loaded, keeps the text, and loads it again', async () => {
  const { dialog, click, ready, keepsText } = await open()
  tags[0]!.dispatchEvent(new Event('error'))
  await dialog.findByText('reCAPTCHA verification failed. Please try again.')
  keepsText()
  await click('Try again')
  await expect.poll(() => tags).toHaveLength(2)
  load()
  await ready()
  keepsText()
})

it('says so when a script was loaded that is not reCAPTCHA', async () => {
  const { dialog, keepsText } = await open()
  tags[0]!.dispatchEvent(new Event('load'))
  await dialog.findByText('reCAPTCHA verification failed. Please try again.')
  expect(execute).not.toHaveBeenCalled()
  keepsText()
})

it('gets another token from the same script when the server refuses one', async () => {
  const { server, dialog, click, ready, tokens, keepsText } = await open(refuse(422, 'CAPTCHA_FAILED'))
  execute.mockResolvedValueOnce('token-1').mockResolvedValue('token-2')
  load()
  await ready()
  await click('Send request')
  await dialog.findByText('Captcha validation failed')
  keepsText()
  server.on(SEND, SENT)
  await ready()
  await click('Send request')
  await screen.findByText('Support request submitted!')
  expect(tokens()).toEqual(['token-1', 'token-2'])
  expect(tags).toHaveLength(1)
})

it('renews a token before it expires', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  const { click, ready, tokens, keepsText } = await open()
  load()
  await ready()
  execute.mockResolvedValue('token-2')
  await vi.advanceTimersByTimeAsync(110_000)
  await expect.poll(() => execute.mock.calls.length).toBe(2)
  await ready()
  keepsText()
  await click('Send request')
  await screen.findByText('Support request submitted!')
  expect(tokens()).toEqual(['token-2'])
})
