import { unzipSync } from 'fflate'
import type User from '#identity/users/models/user'
import { tokenOf } from '#tests/call_api'
import { PASSWORD } from '#tests/factories/user_factory'

const ADDRESS = `http://${process.env.HOST}:${process.env.PORT}`

/** The files of a user's export by name. */
export async function exportOf(as: User | string) {
  const token = typeof as === 'string' ? as : await tokenOf(as)
  const answer = await fetch(`${ADDRESS}/api/users/me/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const files = answer.ok ? Object.entries(unzipSync(bytes)) : []
  const texts = new Map(files.map(([name, content]) => [name, Buffer.from(content).toString()]))
  return {
    status: answer.status,
    headers: answer.headers,
    texts,
    json: (name: string) => JSON.parse(texts.get(name)!),
  }
}
