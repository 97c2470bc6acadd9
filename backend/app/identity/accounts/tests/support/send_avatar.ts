import type { ErrorBody } from '#contract/error_code'
import type User from '#identity/users/models/user'
import { tokenOf } from '#tests/call_api'

const ADDRESS = `http://${process.env.HOST}:${process.env.PORT}`

interface Options {
  server?: string
  field?: string
  name?: string
  type?: string
}

/** Uploads a file as a browser does, along with other form fields. */
export async function sendAvatar(as: User | string, file: Uint8Array, options: Options = {}) {
  const { server = ADDRESS, field = 'avatar', name = 'me.jpg', type = 'image/jpeg' } = options
  const form = new FormData()
  form.set('userName', 'Somebody Else')
  form.set('userEmail', 'else@example.org')
  form.set(field, new Blob([Uint8Array.from(file)], { type }), name)
  const token = typeof as === 'string' ? as : await tokenOf(as)
  const answer = await fetch(`${server}/api/users/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const body = (await answer.json()) as Partial<ErrorBody> & { avatarUrl?: string }
  return {
    status: answer.status,
    code: body.code,
    message: body.message,
    details: body.details,
    avatarUrl: body.avatarUrl ?? '',
  }
}

/** Fetches a picture without a token. */
export async function fetchAvatar(path: string) {
  const answer = await fetch(`${ADDRESS}${path}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}
