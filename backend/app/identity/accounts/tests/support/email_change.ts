import { callApi } from '#tests/call_api'
import { PASSWORD } from '#tests/factories/user_factory'
import { tokenMailedTo } from '#tests/mails'

/** Asks for a new email address. */
export const requestChange = (as: string, email: string) =>
  callApi('PATCH', '/api/users/me', { as, body: { email, password: PASSWORD } })

/** Opens the link in the newest mail to an address. */
export const confirm = (token: string) => callApi('POST', '/api/auth/verify-email', { body: { token } })

/** Opens the link that cancels a change. */
export const cancelBy = (token: string) =>
  callApi('POST', '/api/auth/cancel-email-change', { body: { token } })

/** Changes the address to one whose owner confirms it. Returns the token of the link that undoes this. */
export async function changeTo(as: string, { from, to }: { from: string; to: string }): Promise<string> {
  await requestChange(as, to)
  const undo = await tokenMailedTo(from)
  await confirm(await tokenMailedTo(to))
  return undo
}
