import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTeam, server, share } from '../../support/api.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows } from '../../support/desktop/windows.ts'

/** The part of Chromium's net log that these tests read. */
interface NetLog {
  events: Array<{ params?: { url?: string; host?: string } }>
}

/** The hosts that a client has resolved or connected to, according to its net log. */
function hostsIn(file: string): Set<string> {
  const { events } = JSON.parse(readFileSync(file, 'utf8')) as NetLog
  const named = events.flatMap(({ params }) =>
    [params?.url, params?.host].filter((each) => each !== undefined),
  )
  const hosts = named.map((each) => (URL.canParse(each) ? new URL(each).host : each))
  return new Set(hosts.filter((host) => host !== ''))
}

test('nothing leaves but to the chosen server', async ({ desk, start }) => {
  const team = await createTeam()
  const log = join(desk.folder, 'net.json')
  const client = await start({ words: [`--log-net-log=${log}`] })
  await signIn(desk, client, team.member)
  const window = await client.window()
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  await expect.poll(() => desk.notifications.shown.length).toBe(1)
  desk.notifications.click(desk.notifications.shown[0]!)
  await expect(window).toHaveURL(`app://bundle/posts/${post.id}`)
  // Chromium loads its dictionaries for a text field.
  const [, panel] = await openWindows(client)
  await panel!.getByLabel('Find a post or a suggestion').fill('Wich wrods are speled wrong')
  await client.quit()
  const { host, hostname } = new URL(server)
  expect(hostsIn(log)).toEqual(new Set([host, hostname]))
})
