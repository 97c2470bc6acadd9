import type BetterSqlite from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { solveCaptcha, type Answer, type FaultClient } from './fault-client.ts'

/** A request that needs disk space, and a way to check whether it was executed. */
export interface DiskRequest {
  name: string
  /** Prepares a request, which is then sent several times. */
  make: () => Promise<() => Promise<Answer>>
  /** The number of rows and files by which executed requests are counted. */
  count: () => number
  /** How many one more request adds. */
  adds: number
}

const idOf = (value: unknown) => String((value as { id: string }).id)

async function supportForm(client: FaultClient, content: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const form = new FormData()
  const fields = { title: 'It says no', description: 'Nothing happens.', priority: 'High' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('captchaToken', await solveCaptcha(client))
  form.append('attachments', new Blob([content], { type: 'text/plain' }), 'note.txt')
  return form
}

/** The requests of a user of a server with this database in this folder. */
export async function diskRequests(
  client: FaultClient,
  path: string,
  database: BetterSqlite.Database,
): Promise<DiskRequest[]> {
  const rows = (sql: string) => Number(database.prepare(`select count(*) from ${sql}`).pluck().get())
  const files = (folder: string) => {
    try {
      return readdirSync(join(path, 'uploads', folder)).length
    } catch {
      return 0
    }
  }
  const created = await client.send('POST', '/organizations', { name: 'Brass', slug: 'brass' })
  const organizationId = idOf(created.body.organization)
  const post = () => ({
    organizationId,
    title: 'A post',
    url: `https://www.linkedin.com/posts/${randomUUID()}`,
  })
  const { body } = await client.send('POST', '/posts', post())
  const comment = { postId: idOf(body.post), content: 'Well done' }
  const suggestion = idOf((await client.send('POST', '/comments', comment)).body.comment)

  const avatar = new FormData()
  avatar.append('avatar', new Blob([await noisyPicture()], { type: 'image/png' }), 'me.png')
  const note = new Uint8Array(65_536).fill(97)
  return [
    {
      name: 'support attachment',
      // A refused request uses up its captcha too, as clients expect.
      make: async () => async () => client.send('POST', '/support/request', await supportForm(client, note)),
      count: () => rows('support_requests') + rows('support_attachments') + files('support'),
      adds: 3,
    },
    {
      name: 'avatar',
      make: async () => {
        await client.send('DELETE', '/users/avatar')
        return () => client.send('POST', '/users/avatar', avatar)
      },
      count: () => rows('users where avatar_path is not null') + files('avatars'),
      adds: 2,
    },
    {
      name: 'post',
      make: async () => {
        const [shared, key] = [post(), randomUUID()]
        return () => client.send('POST', '/posts', shared, key)
      },
      count: () => rows('posts'),
      adds: 1,
    },
    {
      name: 'claim',
      make: async () => {
        await client.send('POST', `/comments/${suggestion}/unlock`)
        return () => client.send('POST', `/comments/${suggestion}/lock`)
      },
      count: () => rows('comments where claimed_by_user_id is not null'),
      adds: 1,
    },
  ]
}

/** A picture that compresses badly. */
async function noisyPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 512, height: 512, channels: 3, background: 'red', noise } })
  return Uint8Array.from(await picture.png().toBuffer())
}
