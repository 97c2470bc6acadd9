import type User from '#identity/users/models/user'
import { attachmentFolder } from '#moderation/support/repositories/attachment_files'
import { solvedCaptcha } from '#identity/captcha/tests/support/solve_captcha'
import { tokenOf } from '#tests/call_api'

/** A file of a form, with the name and the type that the client claims. */
export interface SentFile {
  content: Uint8Array | string
  name?: string
  type?: string
  /** The form field, if it is not that of attachments. */
  field?: string
}

interface Options {
  as?: User | string
  fields?: Record<string, string | undefined>
  files?: SentFile[]
}

export const VISITOR = { name: 'Vera Visitor', email: 'vera@example.org' }

const REQUEST = {
  title: 'The button does nothing',
  description: 'I click, and nothing happens.',
  priority: 'High',
}

/** Sends a support request as a browser does: a form with its files after its fields. */
export async function sendRequest({ as, fields = {}, files = [] }: Options = {}) {
  const visitor = as === undefined ? VISITOR : {}
  const captcha = 'captchaToken' in fields ? {} : { captchaToken: solvedCaptcha() }
  const form = new FormData()
  const all = { ...REQUEST, ...visitor, ...captcha, ...fields }
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.set(name, value)
  for (const { content, name = 'picture.png', type = 'image/png', field = 'attachments' } of files) {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name)
  }
  const token = typeof as === 'object' ? await tokenOf(as) : as
  const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}/api/support/request`, {
    method: 'POST',
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: form,
  })
  const body = (await response.json()) as {
    code?: string
    success?: boolean
    message?: string
    details?: { fields?: { field: string; rule: string }[] }
  }
  return { status: response.status, body }
}

/** The names of the stored files. */
export const storedFiles = () => attachmentFolder.names()
